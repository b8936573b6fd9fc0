import { type Experience, earliestMonth, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'
import { wordPattern } from '../../word-lists.ts'

const shortMonths = 12
const fewest = 3
const shortByNature = wordPattern('short-by-nature', 'anywhere')

export const shortJobsAreGrouped: Check = {
	id: 'D14',
	category: 'dates',
	severity: 'tip',
	title: 'Short jobs are grouped or explained',
	appliesTo: ({ profile }) => !profile.isStudent && !profile.isPerformer,
	looksAt: (context) => findShortJobs(context, () => true).length,
	fewest,
	run: (context) => {
		const short = findShortJobs(context, (job) => !shortByNature.test(joinText(job)))
		if (short.length < fewest) return null
		return {
			title: `${sentence(count(short.length, 'job'))} on your CV lasted less than a year.`,
			why: 'There may be good reasons, but if you don’t give them, employers have to guess.',
			fix: 'If they were contracts or agency work, say so, or group them under one heading with shared dates.',
			evidence: short.map((index) =>
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			),
		}
	},
}

function findShortJobs({ cv }: CheckContext, counts: (job: Experience) => boolean): number[] {
	return cv.experience.flatMap((job, index) => {
		const isExact = job.startDate.length >= 7 && job.endDate.length >= 7 && !job.current
		if (!isExact || !counts(job)) return []
		return latestMonth(job.endDate) - earliestMonth(job.startDate) + 1 < shortMonths ? [index] : []
	})
}

function joinText({ jobTitle, employer, summary, achievements }: Experience): string {
	return [jobTitle, employer, summary, ...achievements].join(' ')
}
