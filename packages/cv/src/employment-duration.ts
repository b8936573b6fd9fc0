import { isCareerBreak } from './career-break.ts'
import type { Experience } from './cv-document.ts'
import { earliestMonth, latestMonth, type PartialDate } from './partial-date.ts'

type Spell = { start: number; end: number }

/** Months that a person may have worked, jobs at the same time counted once; a job with one date alone counts for that, and a career break for nothing. */
export function monthsAtWork(jobs: readonly Experience[], today: PartialDate): number {
	return monthsWithin(
		jobs
			.filter((job) => job.startDate !== '' && !isCareerBreak(job))
			.map(({ startDate, endDate, current }) => ({
				start: earliestMonth(startDate) - 1,
				end: latestMonth(current ? today : endDate || startDate),
			})),
	)
}

/**
 * Whole years that a person can show, for telling others: where a date is only a year the difference of the years
 * counts, and a job without an end counts for nothing.
 */
export function yearsAtWork(jobs: readonly Experience[], today: PartialDate): number {
	const spells = jobs
		.filter(({ startDate, endDate, current }) => startDate !== '' && (current || endDate !== ''))
		.map(({ startDate, endDate, current }) => ({
			start: earliestMonth(startDate),
			end: firstMonthAfter(current ? today.slice(0, 7) : endDate, startDate),
		}))
	return Math.floor(monthsWithin(spells) / 12)
}

function firstMonthAfter(end: PartialDate, start: PartialDate): number {
	const isWholeMonth = start.length > 4 && end.length > 4
	return earliestMonth(end) + (isWholeMonth ? 1 : 0)
}

function monthsWithin(spells: Spell[]): number {
	let countedUntil = Number.NEGATIVE_INFINITY
	let months = 0
	for (const { start, end } of spells.sort((a, b) => a.start - b.start)) {
		months += Math.max(0, end - Math.max(start, countedUntil))
		countedUntil = Math.max(countedUntil, end)
	}
	return months
}
