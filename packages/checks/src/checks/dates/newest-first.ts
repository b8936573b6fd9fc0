import {
	type CvDocument,
	type CvSource,
	type Experience,
	earliestMonth,
	editOf,
	latestMonth,
} from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'

export const newestFirst: Check = {
	id: 'D08',
	category: 'dates',
	severity: 'warning-2',
	title: 'Your latest job comes first',
	looksAt: ({ cv, source }) => (hasOneList(source) ? listDatedJobs(cv).length : 0),
	fewest: 2,
	run: (context) => {
		const index = firstOutOfPlace(context)
		if (index === null) return null
		return {
			title: `${sentence(nameOfJob(context.cv, index))} is below an older job.`,
			why: 'Employers expect your current job first, and may stop there.',
			fix: 'Put your jobs in order, with the most recent at the top.',
			evidence: [
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			],
		}
	},
	quickFixes: ({ cv }) => [
		{ label: 'Put the latest first', edits: [editOf(cv, 'experience', inOrder(cv.experience))] },
	],
}

function firstOutOfPlace({ cv, source }: CheckContext): number | null {
	if (!hasOneList(source)) return null
	const dated = listDatedJobs(cv)
	const late = dated.find(({ job }, place) => {
		const above = dated[place - 1]?.job
		return above !== undefined && isClearlyNewer(job, above)
	})
	return late?.index ?? null
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

// Jobs that go on or ended last come first, then jobs that began last; jobs without a date stay at the end.
function inOrder(jobs: readonly Experience[]): Experience[] {
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

// Two ends that are both open differ by nothing, which a subtraction would not say.
function compare(a: number, b: number): number {
	return a === b ? 0 : a - b
}

// Where a CV has several sections of jobs, each has a separate order.
function hasOneList(source: CvSource | null): boolean {
	const lists = source?.headings.filter(({ section }) => section === 'experience') ?? []
	return lists.length <= 1
}

function listDatedJobs({ experience }: CvDocument) {
	return experience.map((job, index) => ({ job, index })).filter(({ job }) => job.startDate !== '')
}
