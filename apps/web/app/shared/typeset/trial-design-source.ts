import type { CvDesign } from '@app/cv'
import type { PreviewInput } from './preview-scheduler.ts'
import type { PreviewSource } from './use-live-pages.ts'

type Trial = Partial<CvDesign> | null

/** A CV whose pages are shown as another design would set them, until the person says whether they want it. */
export type TrialDesignSource = PreviewSource & { setTrial: (trial: Trial) => void }

/** Returns a source that follows another one; a trial design changes its pages and nothing in the CV. */
export function createTrialDesignSource(source: PreviewSource): TrialDesignSource {
	const listeners = new Set<() => void>()
	let trial: Trial = null
	let shown: { of: PreviewInput; input: PreviewInput } | null = null
	return {
		getInput() {
			const of = source.getInput()
			if (trial === null) return of
			if (shown?.of !== of) shown = { of, input: { ...of, design: { ...of.design, ...trial } } }
			return shown.input
		},
		subscribe(listener) {
			const unsubscribe = source.subscribe(listener)
			const heard = () => listener()
			listeners.add(heard)
			return () => {
				unsubscribe()
				listeners.delete(heard)
			}
		},
		setTrial(next) {
			trial = next
			shown = null
			for (const heard of listeners) heard()
		},
	}
}
