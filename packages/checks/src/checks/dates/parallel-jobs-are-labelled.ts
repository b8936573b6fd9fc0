import { type CvDocument, type Experience, earliestMonth, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { count } from '../../format-lists.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import { wordPattern } from '../../word-lists.ts'

const shortOverlapMonths = 2
const sideWork = wordPattern('side-work', 'anywhere')

export const parallelJobsAreLabelled: Check = {
	id: 'D09',
	category: 'dates',
	severity: 'tip',
	title: 'Overlapping jobs are explained',
	looksAt: (context) => findOverlaps(context, () => true).length,
	run: (context) => {
		const [overlap] = findOverlaps(context, (job) => !sideWork.test(joinText(job)))
		if (overlap === undefined) return null
		const { first, second, months } = overlap
		return {
			title: `Going by the dates, ${nameOfJob(context.cv, first.index)} and ${nameOfJob(context.cv, second.index)} overlapped for ${count(months, 'month')}.`,
			why: 'Working full-time in both at once looks like a mistake in the dates.',
			fix: 'Correct the dates, or add “part-time”, “freelance” or “bank” to the one you did on the side.',
			evidence: [first, second].map(({ path, name }) => context.pointAt({ path, quote: name })),
		}
	},
}

type Job = {
	index: number
	path: string
	name: string
	start: number
	end: number
	employer: string
}

type Overlap = { first: Job; second: Job; months: number }

// Only jobs whose months are known: spans of whole years touch without a fault.
function findOverlaps(
	{ cv, today }: CheckContext,
	counts: (job: Experience) => boolean,
): Overlap[] {
	const jobs = cv.experience.flatMap((job, index): Job[] => {
		const isExact = job.startDate.length >= 7 && (job.current || job.endDate.length >= 7)
		if (!isExact || !counts(job)) return []
		return [
			{
				index,
				path: `experience.${index}.jobTitle`,
				name: job.jobTitle || job.employer,
				start: earliestMonth(job.startDate),
				end: latestMonth(job.current ? today : job.endDate),
				employer: job.employer.toLowerCase(),
			},
		]
	})
	return jobs.flatMap((first, index) =>
		jobs
			.slice(index + 1)
			.filter((second) => first.employer !== second.employer)
			.filter((second) => !isWithinStudies(cv, first, second))
			.map((second) => ({
				first,
				second,
				months: Math.min(first.end, second.end) - Math.max(first.start, second.start) + 1,
			}))
			.filter(({ months }) => months > shortOverlapMonths),
	)
}

function joinText({ jobTitle, employer, location, summary, achievements }: Experience): string {
	return [jobTitle, employer, location, summary, ...achievements].join(' ')
}

// Beside a course all work is part-time, and nobody takes it for anything else.
function isWithinStudies({ education }: CvDocument, first: Job, second: Job): boolean {
	const [start, end] = [Math.max(first.start, second.start), Math.min(first.end, second.end)]
	return education.some(
		({ startDate, endDate, current }) =>
			startDate !== '' &&
			earliestMonth(startDate) <= start &&
			(current || endDate === '' || latestMonth(endDate) >= end),
	)
}
