import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import type { Saver } from './saver.ts'

/** Saves what is typed, and answers whether it arrived. */
export function useSaveNow(): () => Promise<boolean> {
	const { saver, drafts } = useCvFormContext()
	return () => {
		drafts.commitAll()
		saver.flush()
		return whenSettled(saver)
	}
}

function whenSettled(saver: Saver): Promise<boolean> {
	const isSaving = () => saver.getStatus().kind === 'saving'
	const isSaved = () => saver.getStatus().kind === 'saved'
	if (!isSaving()) return Promise.resolve(isSaved())
	return new Promise((resolve) => {
		const stop = saver.subscribe(() => {
			if (isSaving()) return
			stop()
			resolve(isSaved())
		})
	})
}
