import type { Check, CheckContext } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { skills } from '../../subjects.ts'
import { readAlternatives } from '../../word-lists.ts'

const skillsHeading = new RegExp(
	String.raw`^\W*(?:(?:${readAlternatives('before-skills')})\W+)*(?:${readAlternatives('skills')})`,
	'i',
)

export const hasSkills: Check = {
	id: 'C03',
	category: 'sections',
	severity: 'warning-2',
	title: 'Your CV has a skills section',
	looksAt: skillLists,
	missesThem: true,
	run: (context) => {
		const { source, lines } = context
		if (skillLists(context) > 0 || lines.some((line) => skillsHeading.test(line))) return null
		return missingFieldFinding(source, {
			what: 'list of skills',
			title: 'Your CV has no list of skills.',
			why: 'Recruiters search for tools, methods and licences by name, and a list shows yours at a glance.',
			fix: 'Add 8 to 20 skills you could show on your first day: machines, software, methods, licences or languages.',
			evidence: [],
		})
	},
}

function skillLists(context: CheckContext): number {
	const own = context.cv.custom.filter(({ title }) => skillsHeading.test(title))
	return skills(context) + own.length
}
