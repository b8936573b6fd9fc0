import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { waitUntilSaved } from './wait-until-saved.ts'

/** Saves what is typed, and answers whether it arrived. */
export function useSaveNow(): () => Promise<boolean> {
	const { saver, drafts } = useCvFormContext()
	return async () => {
		drafts.commitAll()
		saver.flush()
		await waitUntilSaved(saver)
		return saver.getStatus().kind === 'saved'
	}
}
