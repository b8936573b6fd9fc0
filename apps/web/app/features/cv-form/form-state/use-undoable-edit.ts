import { sameValue } from '@app/cv'
import { toFormData } from '#shared/cv-form-data.ts'
import type { SuggestionReason } from '#shared/offline/pending-change.ts'
import { useCvFormContext } from './cv-form-context.tsx'
import { offerUndo } from './offer-undo.ts'

type EditDescription = {
	/** A sentence such as "Line changed." */
	announcement: string
	/** Why the CV is kept as a version after this; without it, no version is kept. */
	reason?: SuggestionReason | undefined
}

/**
 * Returns a function that runs `edit` as one undo step, announces it, and shows a message with an Undo button. It returns
 * whether anything changed.
 */
export function useUndoableEdit(): (edit: () => void, description: EditDescription) => boolean {
	const { store, announce } = useCvFormContext()
	return (edit, { announcement, reason }) => {
		const before = toFormData(store.settle())
		store.asOneStep(edit)
		const after = toFormData(store.settle())
		if (sameValue(before, after)) return false
		if (reason !== undefined) store.noteReason(reason)
		announce(announcement)
		offerUndo(store, announcement, { before, after })
		return true
	}
}
