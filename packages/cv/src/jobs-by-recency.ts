import type { CvDocument, Experience } from './cv-document.ts'
import { earliestMonth } from './partial-date.ts'

/** A job with its place in the CV. */
export type PlacedJob = { job: Experience; index: number }

/** The jobs that go on, then the others by their end and start, newest first. Undated ones come last, in their own order. */
export function jobsByRecency({ experience }: CvDocument): PlacedJob[] {
	return experience
		.map((job, index) => ({ job, index }))
		.sort((a, b) => endOf(b.job) - endOf(a.job) || startOf(b.job) - startOf(a.job))
}

function startOf({ startDate }: Pick<Experience, 'startDate'>): number {
	return startDate === '' ? -1 : earliestMonth(startDate)
}

function endOf({ current, endDate, startDate }: Experience): number {
	if (current) return Number.MAX_SAFE_INTEGER
	return endDate === '' ? startOf({ startDate }) : earliestMonth(endDate)
}
