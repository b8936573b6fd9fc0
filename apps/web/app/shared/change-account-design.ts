import { getCv, updateCv } from '@app/contract'
import type { CvDesign } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

/** Changes only the design of a CV in the account, on its newest version. Returns the design before the change. */
export async function changeAccountDesign(
	cvId: string,
	changes: Partial<CvDesign>,
): Promise<CvDesign> {
	try {
		return await save(cvId, changes)
	} catch (error) {
		const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
		if (!isStale) throw error
		// Somebody saved between the two calls.
		return save(cvId, changes)
	}
}

async function save(cvId: string, changes: Partial<CvDesign>): Promise<CvDesign> {
	const { revision, design } = await call(getCv, { params: { cvId } })
	await call(updateCv, {
		params: { cvId },
		headers: { 'if-match': `"${revision}"` },
		body: { design: { ...design, ...changes } },
	})
	return design
}
