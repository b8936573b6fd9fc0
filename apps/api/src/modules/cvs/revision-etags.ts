import type { Cv, CvConflict } from '@app/contract'
import { AppError, sentenceByCode } from '#http/app-error.ts'

/** The revision that a change was made from; throws `cv_revision_missing` when the request does not say. */
export function parseRevision(ifMatch: string | undefined): number {
	const [, revision] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch ?? '') ?? []
	if (revision === undefined) throw new AppError('cv_revision_missing')
	return Number(revision)
}

/** A revision as HTTP names it. */
export function formatEtag({ revision }: { revision: number }): string {
	return `"${revision}"`
}

/** Returns the answer to a change that was made from an older revision, with the CV as it is now. */
export function toConflict(current: Cv): CvConflict {
	const code = 'cv_changed_elsewhere'
	return { detail: sentenceByCode[code], code, current }
}

/** Returns the found value; throws `cv_not_found` when it is `null`. */
export function orNotFound<T>(found: T | null): T {
	if (found === null) throw new AppError('cv_not_found')
	return found
}
