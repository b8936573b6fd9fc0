import { type Cv, getCv, updateCv } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { type AcceptedLine, applyAccepted, refuseUnlessThere } from './apply-accepted.ts'

/** The CV before and after a save. */
export type SavedImprovements = { before: Cv; after: Cv }

/** Puts the accepted lines into a CV of the account as one version; into what it is now if it changed meanwhile. */
export async function saveImprovements(
	cv: Cv,
	accepted: readonly AcceptedLine[],
): Promise<SavedImprovements> {
	try {
		return await save(cv, accepted)
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'cv_changed_elsewhere') throw error
		return save(await call(getCv, { params: { cvId: cv.id } }), accepted)
	}
}

/** Takes a save back, while nobody has changed the CV since. */
export async function takeBack({ before, after }: SavedImprovements): Promise<Cv> {
	return write(after, before.document)
}

async function save(before: Cv, accepted: readonly AcceptedLine[]): Promise<SavedImprovements> {
	refuseUnlessThere(before.document, accepted)
	return { before, after: await write(before, applyAccepted(before.document, accepted)) }
}

async function write(from: Cv, document: CvDocument): Promise<Cv> {
	const saved = await call(updateCv, {
		params: { cvId: from.id },
		headers: { 'if-match': `"${from.revision}"` },
		body: { document, reason: 'ai' },
	})
	return { ...from, ...saved, document }
}
