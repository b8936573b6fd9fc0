import type { Check } from '../../check.ts'
import { count } from '../../lists-and-counts.ts'
import { skills } from '../../subjects.ts'
import { skillNamesOf } from './skill-names.ts'

const fewest = 5
const most = 30

export const skillCount: Check = {
	id: 'F01',
	category: 'sections',
	severity: 'warning-1',
	title: 'The list of skills is neither thin nor endless',
	looksAt: skills,
	run: ({ cv }) => {
		const skills = skillNamesOf(cv)
		if (skills.length >= fewest && skills.length <= most) return null
		const isThin = skills.length < fewest
		return {
			title: isThin
				? `Your list names only ${count(skills.length, 'skill')}.`
				: `Your list names ${skills.length} skills.`,
			why: isThin
				? 'Recruiters search for skills by name, and what is not named is not found.'
				: 'In so long a list the skills that count are hard to see.',
			fix: isThin
				? 'Add tools, methods, machines and licences that you know, up to about 20.'
				: 'Keep the 8 to 20 that the job asks for, and group them.',
			evidence: [],
		}
	},
}
