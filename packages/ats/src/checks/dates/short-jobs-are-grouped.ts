import { earliestMonth, latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { count } from '../../words-about.ts'

const shortMonths = 12
const fewest = 3
const shortByNature =
	/\b(?:contract\w*|temp(?:orary)?|agency|freelanc\w*|seasonal|intern\w*|placement|interim|locum|supply|bank|relief|apprentice\w*|trainee|maternity cover|fixed[- ]term|casual|festival|student|volunt\w*|secondment|rotation|foundation|vacation|summer|research assistant)\b/i

export const shortJobsAreGrouped: Check = {
	id: 'D14',
	category: 'dates',
	severity: 'tip',
	title: 'Short jobs are grouped or explained',
	appliesTo: ({ cv }) => cv.experience.length >= fewest,
	run: (context) => {
		const short = shortJobsOf(context)
		if (short.length < fewest) return null
		return {
			title: `${count(short.length, 'job').replace(/^./, (letter) => letter.toUpperCase())} on your CV lasted less than a year.`,
			why: 'There may be every reason for it; a reader who is not told one has to guess.',
			fix: 'If they were contracts or agency work, say so or group them under one heading with their common dates.',
			evidence: short.map((index) =>
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			),
		}
	},
}

function shortJobsOf({ cv, profile }: CheckContext): number[] {
	if (profile.isStudent || profile.isPerformer) return []
	return cv.experience.flatMap((job, index) => {
		const text = [job.jobTitle, job.employer, job.summary, ...job.achievements].join(' ')
		const isExact = job.startDate.length >= 7 && job.endDate.length >= 7 && !job.current
		if (!isExact || shortByNature.test(text)) return []
		return latestMonth(job.endDate) - earliestMonth(job.startDate) + 1 < shortMonths ? [index] : []
	})
}
