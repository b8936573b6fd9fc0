import { type Cv, getCv, updateCv } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { type Answer, withAnswers } from './answers.ts'
import { type AcceptedLine, applyAccepted, refuseUnlessThere } from './apply-accepted.ts'

/** What the person wants kept: new words for lines, and what they answered. */
export type Improved = { accepted: readonly AcceptedLine[]; answers: readonly Answer[] }

/** The CV before and after a save. */
export type SavedImprovements = { before: Cv; after: Cv }

/** Puts the accepted lines and the answers into a CV of the account as one version; into what it is now if it changed meanwhile. */
export async function saveImprovements(cv: Cv, improved: Improved): Promise<SavedImprovements> {
	try {
		return await save(cv, improved)
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'cv_changed_elsewhere') throw error
		return save(await call(getCv, { params: { cvId: cv.id } }), improved)
	}
}

/** Takes the new words back, while nobody has changed the CV since; what was answered stays true. */
export async function takeBack({ before, after }: SavedImprovements): Promise<Cv> {
	return write(after, { ...before.document, facts: after.document.facts })
}

async function save(before: Cv, { accepted, answers }: Improved): Promise<SavedImprovements> {
	refuseUnlessThere(before.document, accepted)
	const document = withAnswers(applyAccepted(before.document, accepted), answers)
	return { before, after: await write(before, document) }
}

async function write(from: Cv, document: CvDocument): Promise<Cv> {
	const saved = await call(updateCv, {
		params: { cvId: from.id },
		headers: { 'if-match': `"${from.revision}"` },
		body: { document, reason: 'ai' },
	})
	return { ...from, ...saved, document }
}
