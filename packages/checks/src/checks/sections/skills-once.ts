import { editOf } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { listSkillNames } from './skill-names.ts'

// Names of the same thing; the first is the one to keep.
const sameSkills = [
	['JavaScript', 'JS', 'ECMAScript'],
	['TypeScript', 'TS'],
	['Microsoft Excel', 'Excel', 'MS Excel'],
	['Microsoft Word', 'Word', 'MS Word'],
	['Microsoft PowerPoint', 'PowerPoint', 'MS PowerPoint'],
	['Microsoft Outlook', 'Outlook', 'MS Outlook'],
	['Microsoft Office', 'MS Office', 'Office 365', 'Microsoft 365', 'Microsoft Office Suite'],
	['Kubernetes', 'K8s'],
	['PostgreSQL', 'Postgres'],
	['Node.js', 'Node', 'NodeJS'],
	['React', 'React.js', 'ReactJS'],
	['Amazon Web Services', 'AWS'],
	['Google Cloud Platform', 'GCP', 'Google Cloud'],
	['Search engine optimisation', 'SEO', 'Search engine optimization'],
	['Customer relationship management', 'CRM'],
	['Health and safety', 'Health & safety', 'H&S'],
	['First aid', 'First aider', 'First-aid'],
	['Team work', 'Teamwork', 'Team working', 'Team player'],
	['Communication', 'Communication skills', 'Good communication'],
	['Time management', 'Time-management', 'Time management skills'],
	['Photoshop', 'Adobe Photoshop'],
	['Illustrator', 'Adobe Illustrator'],
	['Electronic point of sale', 'EPOS'],
	['Stock control', 'Stock management', 'Inventory control'],
	['Cash handling', 'Handling cash'],
	['Food hygiene', 'Food hygiene certificate'],
]
const keptName = new Map(
	sameSkills.flatMap((names) => names.map((name) => [plain(name), names[0] ?? name])),
)

export const skillsOnce: Check = {
	id: 'F07',
	category: 'sections',
	severity: 'tip',
	title: 'Every skill is listed once',
	looksAt: ({ cv }) => listSkillNames(cv).length,
	fewest: 2,
	run: ({ cv, pointAt }) => {
		const skills = listSkillNames(cv)
		const repeated = skills.filter((skill, index) =>
			skills.slice(0, index).some((earlier) => sameSkill(earlier.name, skill.name)),
		)
		const [first] = repeated
		if (first === undefined) return null
		const earlier = skills.find(({ name }) => sameSkill(name, first.name))
		return {
			title: `${quoted(first.name)} is listed twice${earlier === undefined || earlier.name === first.name ? '' : `, also as ${quoted(earlier.name)}`}.`,
			why: 'A repeated skill looks like padding.',
			fix: `Keep one, ideally under its full name: ${keptName.get(plain(first.name)) ?? first.name}.`,
			evidence: repeated.map(({ path, name }) => pointAt({ path, quote: name })),
		}
	},
	quickFixes: ({ cv }) => {
		const kept = cv.skills.filter(
			({ name }, index) =>
				!cv.skills.slice(0, index).some((earlier) => sameSkill(earlier.name, name)),
		)
		if (kept.length === cv.skills.length) return []
		return [{ label: 'Remove the repeats', edits: [editOf(cv, 'skills', kept)] }]
	},
}

function sameSkill(a: string, b: string): boolean {
	const [plainA, plainB] = [plain(a), plain(b)]
	return (
		plainA === plainB || (keptName.has(plainA) && keptName.get(plainA) === keptName.get(plainB))
	)
}

function plain(name: string): string {
	return name.toLowerCase().replace(/\s+/g, ' ').trim()
}
