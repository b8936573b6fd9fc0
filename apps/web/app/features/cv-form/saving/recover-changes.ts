import { createCv } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { toDocument } from '#shared/cv-form-data.ts'
import { newId } from '#shared/new-id.ts'
import { findLeftWork } from '#shared/offline/cvs-with-pending-changes.ts'

/**
 * Makes new CVs from changes on this device whose CV the account no longer has: one for each tab that left some. Each
 * local copy is deleted once the server has the new CV. Returns the id of the newest, or `null`.
 */
export async function recoverChanges(place: {
	ownerId: string
	cvId: string
}): Promise<string | null> {
	let newest: string | null = null
	for (const { work, forget } of await findLeftWork(place)) {
		const body = {
			id: newId(),
			title: work.title || 'CV',
			document: toDocument(work.data),
			design: work.data.design,
		}
		newest = (await call(createCv, { body })).id
		await forget()
	}
	return newest
}
