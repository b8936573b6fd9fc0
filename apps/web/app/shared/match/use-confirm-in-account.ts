import type { CvDocument } from '@app/cv'
import { useQueryClient } from '@tanstack/react-query'
import { chosenCvKey } from '#shared/cv-choice/use-cv-choice.ts'
import { editAccountCv } from '#shared/edit-account-cv.ts'
import { tellConfirmed, tellNotConfirmed } from './tell-confirmed.ts'
import { type OnConfirm, withConfirmed, withoutConfirmed } from './with-confirmed.ts'

/** Saves what the person says of a line in a CV of the account, which counts as soon as it is saved. */
export function useConfirmInAccount(cvId: string | null): OnConfirm {
	const client = useQueryClient()

	async function change(id: string, edit: (document: CvDocument) => CvDocument) {
		const changed = await editAccountCv(id, edit)
		client.setQueryData(chosenCvKey(id), changed.after)
		return changed.before.document
	}

	return async (requirement, isYes) => {
		if (cvId === null) return
		try {
			const before = await change(cvId, (cv) => withConfirmed(cv, requirement, isYes))
			tellConfirmed(requirement, isYes, () => {
				change(cvId, (cv) => withoutConfirmed(cv, requirement, before)).catch(tellNotConfirmed)
			})
		} catch (error) {
			tellNotConfirmed(error)
		}
	}
}
