import { type CvDocument, latestMonth, type PartialDate } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { agree, count } from '../../format-lists.ts'
import { nameOfJob } from '../../name-of-entry.ts'

const longAgoMonths = 15 * 12
const fewBullets = 2

export const oldJobsAreShort: Check = {
	id: 'D12',
	category: 'dates',
	severity: 'tip',
	title: 'Older jobs are kept short',
	appliesTo: ({ profile }) => !profile.isAcademic,
	looksAt: ({ cv, today }) => (cv.experience.length < 2 ? 0 : jobsOfLongAgo(cv, today).length),
	run: (context) => {
		const [old, ...others] = findOldJobs(context)
		if (old === undefined) return null
		const bullets = context.cv.experience[old]?.achievements.length ?? 0
		const more =
			others.length === 0
				? ''
				: ` ${sentence(count(others.length, 'other old job'))} ${agree(others.length, 'has', 'have')} more than 2 as well.`
		return {
			title: `${sentence(nameOfJob(context.cv, old))} ended more than 15 years ago and still has ${count(bullets, 'bullet')}.${more}`,
			why: 'Employers care most about your last 10 years, and this takes space from them.',
			fix: 'Cut it to one line, or to the one result that still matters for the job you want.',
			evidence: [old, ...others].map((index) =>
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			),
		}
	},
}

function findOldJobs({ cv, today }: CheckContext): number[] {
	return jobsOfLongAgo(cv, today).filter(
		(index) => (cv.experience[index]?.achievements.length ?? 0) > fewBullets,
	)
}

function jobsOfLongAgo({ experience }: CvDocument, today: PartialDate): number[] {
	return experience.flatMap(({ current, endDate }, index) => {
		const isOld =
			!current && endDate !== '' && latestMonth(endDate) < latestMonth(today) - longAgoMonths
		return isOld ? [index] : []
	})
}
