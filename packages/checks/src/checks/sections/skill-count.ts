import type { Check } from '../../check.ts'
import { count } from '../../format-lists.ts'
import { skills } from '../../subjects.ts'
import { listSkillNames } from './skill-names.ts'

const fewest = 5
const most = 30
// After so many jobs a person has more skills than they list.
const jobsOfManySkills = 3

export const skillCount: Check = {
	id: 'F01',
	category: 'sections',
	severity: 'warning-1',
	title: 'Your skills list is a good length',
	looksAt: skills,
	run: ({ cv }) => {
		const skills = listSkillNames(cv)
		if (skills.length >= fewest && skills.length <= most) return null
		const isThin = skills.length < fewest
		return {
			title: isThin
				? `You’ve listed only ${count(skills.length, 'skill')}.`
				: `You’ve listed ${skills.length} skills.`,
			why: isThin
				? 'Recruiters search for skills by name, and they won’t find what you don’t list.'
				: 'In a list this long, the skills that count are hard to spot.',
			fix: isThin
				? moreSkills(cv.experience.length)
				: 'Keep the 8 to 20 the job asks for, and group them.',
			evidence: [],
		}
	},
}

function moreSkills(jobs: number): string {
	return jobs < jobsOfManySkills
		? 'Add what you can already do: tools, machines, methods and languages. 5 to 8 are enough.'
		: 'Add tools, methods, machines and licences you know, up to about 20.'
}
