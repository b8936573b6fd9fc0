import { leadsWithEducation } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

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
	const isExperienced = !context.profile.isStudent && !leadsWithEducation(context.cv, context.today)
	if (isExperienced && education >= 0 && experience > education)
		return [headings[education], headings[experience]] as const
	const [referees, skills] = [indexOf('reference'), indexOf('skills')]
	return referees >= 0 && skills > referees
		? ([headings[referees], headings[skills]] as const)
		: null
}
