import { isCareerBreak } from './career-break.ts'
import type { CvDocument, Experience } from './cv-document.ts'
import { earliestMonth } from './partial-date.ts'

/** A job with its place in the CV. */
export type PlacedJob = { job: Experience; index: number }

/**
 * The jobs that go on, then the others by their end and start, newest first. Undated ones follow, in their own order, and then
 * the times without a job, such as a career break: nobody's newest job is one of these.
 */
export function jobsByRecency({ experience }: CvDocument): PlacedJob[] {
	return experience
		.map((job, index) => ({ job, index }))
		.sort(
			(a, b) =>
				Number(isCareerBreak(a.job)) - Number(isCareerBreak(b.job)) ||
				endMonth(b.job) - endMonth(a.job) ||
				startMonth(b.job) - startMonth(a.job),
		)
}

function startMonth({ startDate }: Pick<Experience, 'startDate'>): number {
	return startDate === '' ? -1 : earliestMonth(startDate)
}

function endMonth({ current, endDate, startDate }: Experience): number {
	if (current) return Number.MAX_SAFE_INTEGER
	return endDate === '' ? startMonth({ startDate }) : earliestMonth(endDate)
}
