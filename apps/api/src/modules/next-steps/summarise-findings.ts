import { type CvToCheck, countToFix, type Report } from '@app/checks'
import type { CvDesign, CvDocument } from '@app/cv'
import { LRUCache } from 'lru-cache'
import { AppError } from '#http/app-error.ts'
import { utcDay } from '#services/utc-day.ts'

/** A summary of the checks' findings about a CV; tips aren't counted. */
export type FindingsSummary = {
	amount: number
	first: string | null
	/** 0 to 100; `null` for a CV that is too long to check. */
	score: number | null
}

type SavedCv = { id: string; revision: number; document: CvDocument; design: CvDesign }

const mostKept = 1000
const none: FindingsSummary = { amount: 0, first: null, score: null }

/**
 * Checks saved CVs and caches the summary for each revision and day, because whether a date is in the future changes
 * with the day. A CV that is too long to check has no remarks.
 */
export function summariseFindings(
	analyse: (toCheck: CvToCheck) => Promise<Report>,
	now: () => number,
): (cv: SavedCv) => Promise<FindingsSummary> {
	const kept = new LRUCache<string, FindingsSummary, SavedCv>({
		max: mostKept,
		fetchMethod: (_key, _stale, { context }) => remarksOn(context),
	})
	const remarksOn = async ({ document, design }: SavedCv): Promise<FindingsSummary> => {
		const today = utcDay(now())
		const { dismissedChecks: dismissed } = design
		const toCheck = { cv: document, source: null, dismissed, design, today }
		const { findings, score } = await analyse(toCheck)
		const first = findings.find((finding) => countToFix([finding]) > 0)
		return { amount: countToFix(findings), first: first?.title ?? null, score }
	}
	return (cv) =>
		kept
			.forceFetch(`${cv.id} ${cv.revision} ${utcDay(now())}`, { context: cv })
			.catch((error: unknown) => {
				if (error instanceof AppError && error.code === 'cv_too_large') return none
				throw error
			})
}
