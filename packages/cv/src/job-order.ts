import type { Experience } from './cv-document.ts'
import { earliestMonth, latestMonth } from './partial-date.ts'

/** The index of the first job that is clearly newer than the one above it; `null` where the newest stands first. */
export function findJobBelowOlder(jobs: readonly Experience[]): number | null {
	const dated = jobs.map((job, index) => ({ job, index })).filter(({ job }) => job.startDate !== '')
	const late = dated.find(({ job }, place) => {
		const above = dated[place - 1]?.job
		return above !== undefined && isClearlyNewer(job, above)
	})
	return late?.index ?? null
}

/** Jobs that go on or ended last come first, then jobs that began last; jobs without a date stay at the end. */
export function sortNewestFirst(jobs: readonly Experience[]): Experience[] {
	const dated = jobs.filter(({ startDate }) => startDate !== '')
	const undated = jobs.filter(({ startDate }) => startDate === '')
	return [
		...dated.toSorted(
			(a, b) =>
				compare(endMonth(b), endMonth(a)) ||
				earliestMonth(b.startDate) - earliestMonth(a.startDate),
		),
		...undated,
	]
}

// Jobs that overlap may stand in either order: only one that both starts and ends later is out of place.
function isClearlyNewer(job: Experience, above: Experience): boolean {
	return (
		earliestMonth(job.startDate) > latestMonth(above.startDate) && endMonth(job) > endMonth(above)
	)
}

function endMonth({ current, startDate, endDate }: Experience): number {
	if (current) return Number.POSITIVE_INFINITY
	return latestMonth(endDate === '' ? startDate : endDate)
}

// Two ends that are both open differ by nothing, which a subtraction would not say.
function compare(a: number, b: number): number {
	return a === b ? 0 : a - b
}
