import type { Check, CheckContext } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { skills } from '../../subjects.ts'

const skillsHeading =
	/^\W*(?:(?:key|core|technical|professional|relevant|it|computer|clinical|personal|transferable|soft|main|other|special)\W+)*(?:skills?\b|competenc\w+|expertise\b|strengths\b|proficienc\w+|capabilities\b|abilities\b|areas of\b|(?:tools|technologies|software)(?:\s+(?:and|&)\s+\w+)?\W*$)/i

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
