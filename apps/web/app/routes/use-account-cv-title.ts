import type { Cv } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { renameAccountCv } from '#features/cv-form/saving/rename-account-cv.ts'
import { accountCvKey, accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { toast } from '#shared/ui/toast.ts'

/** Returns a function that renames a CV of the account; the new title is shown at once. */
export function useAccountCvTitle({ id, title }: Cv) {
	const client = useQueryClient()
	const show = (shown: string) =>
		client.setQueryData<Cv>(accountCvKey(id), (cv) => cv && { ...cv, title: shown })
	async function rename(wanted: string) {
		show(wanted)
		try {
			await renameAccountCv(id, wanted)
			await client.invalidateQueries({ queryKey: accountCvsKey })
		} catch (error) {
			show(title)
			toast.error(error instanceof Error ? error.message : 'We couldn’t rename your CV.')
		}
	}
	return { title, onRename: (wanted: string) => void rename(wanted) }
}
