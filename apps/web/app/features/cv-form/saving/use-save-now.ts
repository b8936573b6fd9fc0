import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { waitUntilSaved } from './wait-until-saved.ts'

/** Returns a function that saves all typed text and returns whether the save succeeded. */
export function useSaveNow(): () => Promise<boolean> {
	const { store, saver } = useCvFormContext()
	return async () => {
		store.settleAll()
		saver.flush()
		await waitUntilSaved(saver)
		return saver.getStatus().kind === 'saved'
	}
}
