import { sameValue } from '@app/cv'
import { toFormData } from '#shared/cv-form-data.ts'
import type { SuggestionReason } from '#shared/offline/pending-change.ts'
import { useCvFormContext } from './cv-form-context.tsx'
import { offerUndo } from './offer-undo.ts'

type Done = {
	/** What was done, in a sentence. */
	says: string
	/** Why the CV is kept as a version after this; none where it is not. */
	reason?: SuggestionReason | undefined
}

/**
 * Puts words that Ella suggested into the form: whatever `edit` changes is one step of undo, is said, and can be taken
 * back in the message that says it. Answers whether anything changed.
 */
export function useApplyEdit(): (edit: () => void, done: Done) => boolean {
	const { store, announce } = useCvFormContext()
	return (edit, { says, reason }) => {
		const before = toFormData(store.settle())
		store.asOneStep(edit)
		const after = toFormData(store.settle())
		if (sameValue(before, after)) return false
		if (reason !== undefined) store.noteReason(reason)
		announce(says)
		offerUndo(store, says, { before, after })
		return true
	}
}
