import { type CvDocument, earliestMonth, latestMonth, type PartialDate } from '@app/cv'

/** Months that a person has worked, two jobs at the same time counted once. */
export function monthsOfWork({ experience }: CvDocument, today: PartialDate): number {
	const spells = experience
		.filter(({ startDate }) => startDate !== '')
		.map(({ startDate, endDate, current }) => ({
			start: earliestMonth(startDate),
			end: latestMonth(current ? today : endDate || startDate),
		}))
		.sort((a, b) => a.start - b.start)
	let countedUntil = Number.NEGATIVE_INFINITY
	let months = 0
	for (const { start, end } of spells) {
		months += Math.max(0, end - Math.max(start - 1, countedUntil))
		countedUntil = Math.max(countedUntil, end)
	}
	return months
}
