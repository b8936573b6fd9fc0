import { getCv, type SavedCv, updateCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

/** Sets a CV of the account in another template, and changes nothing else of what it is by now. */
export async function setAccountCvTemplate(cvId: string, templateId: string): Promise<SavedCv> {
	try {
		return await save(cvId, templateId)
	} catch (error) {
		const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
		if (!isStale) throw error
		// Somebody saved between the two calls.
		return save(cvId, templateId)
	}
}

async function save(cvId: string, templateId: string): Promise<SavedCv> {
	const { revision, design } = await call(getCv, { params: { cvId } })
	return call(updateCv, {
		params: { cvId },
		headers: { 'if-match': `"${revision}"` },
		body: { design: { ...design, templateId } },
	})
}
