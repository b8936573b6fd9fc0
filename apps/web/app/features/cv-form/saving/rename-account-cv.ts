import { getCv, updateCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

const mostTries = 3

/**
 * Renames a CV of the account. A save by the form in between takes precedence, and the form then merges the new name
 * as it would merge a change from another device. Throws the server's refusal.
 */
export async function renameAccountCv(cvId: string, title: string): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		const { revision } = await call(getCv, { params: { cvId } })
		try {
			const headers = { 'if-match': `"${revision}"` }
			await call(updateCv, { params: { cvId }, headers, body: { title } })
			return
		} catch (error) {
			const cameBetween = error instanceof ApiError && error.status === 412
			if (!cameBetween || tries === mostTries) throw error
		}
	}
}
