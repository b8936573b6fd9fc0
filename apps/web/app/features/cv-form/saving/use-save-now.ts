import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { waitUntilSaved } from './wait-until-saved.ts'

/** Saves what is typed, and answers whether it arrived. */
export function useSaveNow(): () => Promise<boolean> {
	const { store, saver } = useCvFormContext()
	return async () => {
		store.settleAll()
		saver.flush()
		await waitUntilSaved(saver)
		return saver.getStatus().kind === 'saved'
	}
}
