import { type CvDocument, earliestMonth, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const shortOverlapMonths = 2
const sideWork =
	/\b(?:part[- ]?time|freelanc\w*|self[- ]?employed|contract\w*|temp(?:orary)?|bank|agency|casual|zero[- ]hours?|seasonal|weekends?|evenings?|saturdays?|sundays?|relief|supply|sessional|consult\w*|volunt\w*|trustee|governor|intern\w*|placement|apprentice\w*|founder|owner|director|secondment|seconded|interim|visiting|associate|honorary|student|tutor|side|treasurer|chair(?:man|woman|person)?|president|captain|ambassador|mentor|councillor|magistrate|reservist|territorial|cadets?|scouts?|guides?|brownies|pta|parish|church|mosque|temple|society|committee|course rep\w*|carer for|career break|parent|mum|dad|homemaker|maternity|sabbatical)\b/i

export const parallelJobsAreLabelled: Check = {
	id: 'D09',
	category: 'dates',
	severity: 'tip',
	title: 'Jobs at the same time are explained',
	appliesTo: ({ cv }) => cv.experience.length >= 2,
	run: (context) => {
		const pair = overlapOf(context)
		if (pair === null) return null
		const [first, second] = pair
		return {
			title: `By their dates ${quoted(first.name)} and ${quoted(second.name)} ran at the same time for ${pair[2]} months.`,
			why: 'Two full-time jobs at once look like a slip in the dates.',
			fix: 'Correct the dates, or add “part-time”, “freelance” or “bank” to the one that was beside the other.',
			evidence: [first, second].map(({ path, name }) => context.pointAt({ path, quote: name })),
		}
	},
}

type Job = { path: string; name: string; start: number; end: number; employer: string }

// Only jobs whose months are known: "2019" and "2019 – 2020" touch without a fault.
function overlapOf({ cv, today }: CheckContext): [Job, Job, number] | null {
	const jobs = cv.experience.flatMap((job, index): Job[] => {
		const isExact = job.startDate.length >= 7 && (job.current || job.endDate.length >= 7)
		const text = [job.jobTitle, job.employer, job.location, job.summary, ...job.achievements].join(
			' ',
		)
		if (!isExact || sideWork.test(text)) return []
		return [
			{
				...{ path: `experience.${index}.jobTitle`, name: job.jobTitle || job.employer },
				start: earliestMonth(job.startDate),
				end: latestMonth(job.current ? today : job.endDate),
				employer: job.employer.toLowerCase(),
			},
		]
	})
	for (const [index, first] of jobs.entries()) {
		for (const second of jobs.slice(index + 1)) {
			if (isWithinStudies(cv, first, second)) continue
			const months = Math.min(first.end, second.end) - Math.max(first.start, second.start) + 1
			if (months > shortOverlapMonths && first.employer !== second.employer)
				return [first, second, months]
		}
	}
	return null
}

// Beside a course all work is part-time, and nobody takes it for anything else.
function isWithinStudies({ education }: CvDocument, first: Job, second: Job): boolean {
	const [start, end] = [Math.max(first.start, second.start), Math.min(first.end, second.end)]
	return education.some(
		({ startDate, endDate }) =>
			startDate !== '' &&
			earliestMonth(startDate) <= start &&
			(endDate === '' || latestMonth(endDate) >= end),
	)
}
