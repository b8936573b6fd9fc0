import { type Experience, earliestMonth } from '@app/cv'

/**
 * Whole years within the dates of the jobs, jobs at the same time counted once. Where a date is only a year the
 * difference of the years counts, so that it is never more than the person could show.
 */
export function yearsInWork(jobs: readonly Experience[], today: string): number {
	const spells = jobs
		.filter(({ startDate, endDate, current }) => startDate !== '' && (current || endDate !== ''))
		.map(({ startDate, endDate, current }) => ({
			start: earliestMonth(startDate),
			end: endMonth({ startDate, end: current ? today.slice(0, 7) : endDate }),
		}))
		.sort((a, b) => a.start - b.start)
	let countedUntil = Number.NEGATIVE_INFINITY
	let months = 0
	for (const { start, end } of spells) {
		months += Math.max(0, end - Math.max(start, countedUntil))
		countedUntil = Math.max(countedUntil, end)
	}
	return Math.floor(months / 12)
}

function endMonth({ startDate, end }: { startDate: string; end: string }): number {
	const isWholeMonth = startDate.length > 4 && end.length > 4
	return earliestMonth(end) + (isWholeMonth ? 1 : 0)
}
