import { latestMonth, monthsAtWork } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const experiencedMonths = 36

export const sensibleOrder: Check = {
	id: 'C07',
	category: 'sections',
	severity: 'tip',
	title: 'What matters most comes first',
	appliesTo: ({ profile }) => !profile.isAcademic,
	looksAt: ({ source }) => source?.headings.length ?? 0,
	fewest: 2,
	run: (context) => {
		const [early, late] = outOfOrder(context) ?? []
		if (early === undefined || late === undefined) return null
		return {
			title: `${quoted(early.text)} comes before ${quoted(late.text)}.`,
			why: 'Employers look for your latest work first, and may stop after half a page.',
			fix: `Move ${quoted(late.text)} up. Only put education first while it’s the strongest thing you have.`,
			evidence: [context.pointAt({ path: null, quote: early.text })],
		}
	},
}

function outOfOrder(context: CheckContext) {
	const headings = context.source?.headings ?? []
	const indexOf = (section: string) => headings.findIndex((heading) => heading.section === section)
	const [education, experience] = [indexOf('education'), indexOf('experience')]
	const months = monthsAtWork(context.cv.experience, context.today)
	const isExperienced = months > experiencedMonths && !context.profile.isStudent
	if (isExperienced && !isStudying(context) && education >= 0 && experience > education)
		return [headings[education], headings[experience]] as const
	const [referees, skills] = [indexOf('reference'), indexOf('skills')]
	return referees >= 0 && skills > referees
		? ([headings[referees], headings[skills]] as const)
		: null
}

const longestCourseMonths = 60

// Shifts beside a course add up to years, and the course leads all the same.
function isStudying({ cv, today }: CheckContext): boolean {
	const now = latestMonth(today)
	return cv.education.some(({ startDate, endDate }) =>
		endDate === ''
			? startDate !== '' && latestMonth(startDate) >= now - longestCourseMonths
			: latestMonth(endDate) > now,
	)
}
