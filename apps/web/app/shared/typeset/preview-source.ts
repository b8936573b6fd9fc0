import type { CvDocument } from '@app/cv'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import type { PreviewSource } from './use-live-pages.ts'

type FormStore = {
	getState: () => CvFormData
	subscribe: (listener: (change?: { isPainted: boolean }) => void) => () => void
	/** Calls back with the coming state of the form, before a letter is painted in its field. */
	subscribeAhead: (listener: (next: CvFormData) => void) => () => void
}

/**
 * Makes a source of the part of a form that its pages show, up to date with each letter typed. `getInput` returns the
 * same object until that part changes.
 */
export function createPreviewSource(store: FormStore): PreviewSource {
	let input: PreviewInput | null = null
	let ahead: { from: CvFormData; next: CvFormData } | null = null
	return {
		subscribe(listener) {
			const stopAhead = store.subscribeAhead((next) => {
				ahead = { from: store.getState(), next }
				listener({ isComplete: true })
			})
			const stop = store.subscribe((change) => listener({ isComplete: change?.isPainted ?? false }))
			return () => {
				stopAhead()
				stop()
			}
		},
		getInput() {
			const state = store.getState()
			const { design, ...form } = ahead?.from === state ? ahead.next : state
			const document = toDocument({ ...form, design })
			const isSame = input !== null && input.design === design && isShared(input.document, document)
			if (input === null || !isSame) input = { document, design }
			return input
		},
	}
}

// Edits keep every part that they do not change, so comparing by identity is enough.
function isShared(before: CvDocument, after: CvDocument): boolean {
	const names = Object.keys(after) as (keyof CvDocument)[]
	return names.every((name) => before[name] === after[name])
}
