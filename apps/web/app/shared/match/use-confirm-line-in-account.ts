import type { CvDocument } from '@app/cv'
import { useQueryClient } from '@tanstack/react-query'
import { chosenCvKey } from '#shared/cv-choice/use-cv-choice.ts'
import { editAccountCv } from '#shared/edit-account-cv.ts'
import { toastConfirmFailed, toastLineConfirmed } from './toast-line-confirmed.ts'
import { type OnConfirm, withConfirmedLine, withoutConfirmedLine } from './with-confirmed-line.ts'

/**
 * Returns a function that saves the person's answer about a line in a CV of the account; the answer counts once it is
 * saved.
 */
export function useConfirmLineInAccount(cvId: string | null): OnConfirm {
	const client = useQueryClient()

	async function change(id: string, edit: (document: CvDocument) => CvDocument) {
		const changed = await editAccountCv(id, edit)
		client.setQueryData(chosenCvKey(id), changed.after)
		return changed.before.document
	}

	return async (requirement, isYes) => {
		if (cvId === null) return
		try {
			const before = await change(cvId, (cv) => withConfirmedLine(cv, requirement, isYes))
			toastLineConfirmed(requirement, isYes, () => {
				change(cvId, (cv) => withoutConfirmedLine(cv, requirement, before)).catch(
					toastConfirmFailed,
				)
			})
		} catch (error) {
			toastConfirmFailed(error)
		}
	}
}
