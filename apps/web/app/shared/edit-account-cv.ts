import { type Cv, getCv, updateCv } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

/** Edits the newest version of a CV in the account; returns the CV before and after. Throws the server's refusals. */
export async function editAccountCv(
	cvId: string,
	edit: (document: CvDocument) => CvDocument,
): Promise<{ before: Cv; after: Cv }> {
	try {
		return await save(cvId, edit)
	} catch (error) {
		const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
		if (!isStale) throw error
		// Somebody saved between the two calls.
		return save(cvId, edit)
	}
}

async function save(
	cvId: string,
	edit: (document: CvDocument) => CvDocument,
): Promise<{ before: Cv; after: Cv }> {
	const before = await call(getCv, { params: { cvId } })
	const document = edit(before.document)
	const saved = await call(updateCv, {
		params: { cvId },
		headers: { 'if-match': `"${before.revision}"` },
		body: { document },
	})
	return { before, after: { ...before, ...saved, document } }
}
