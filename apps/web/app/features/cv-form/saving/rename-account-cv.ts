import { getCv, updateCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

const mostTries = 3

/**
 * Gives a CV of the account another name. What the form saves meanwhile comes first, and joins the new name as it would
 * join one that was given on another device. Throws the server's refusal.
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
