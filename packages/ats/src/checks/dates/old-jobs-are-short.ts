import { latestMonth } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { nameOfJob, sentence } from '../../words-about.ts'

const longAgoMonths = 15 * 12
const fewBullets = 2

export const oldJobsAreShort: Check = {
	id: 'D12',
	category: 'dates',
	severity: 'tip',
	title: 'Jobs of long ago are kept short',
	appliesTo: ({ cv, profile }) => cv.experience.length >= 2 && !profile.isAcademic,
	run: (context) => {
		const [old, ...others] = oldJobsOf(context)
		if (old === undefined) return null
		const more = others.length === 0 ? '' : ', and so does an earlier one'
		return {
			title: `${sentence(nameOfJob(context.cv, old))} ended more than 15 years ago and still has ${context.cv.experience[old]?.achievements.length ?? 0} bullets${more}.`,
			why: 'Readers weigh the last ten years; older detail takes room from what they look for.',
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

function oldJobsOf({ cv, today }: CheckContext): number[] {
	return cv.experience.flatMap(({ current, endDate, achievements }, index) => {
		const isOld =
			!current && endDate !== '' && latestMonth(endDate) < latestMonth(today) - longAgoMonths
		return isOld && achievements.length > fewBullets ? [index] : []
	})
}
