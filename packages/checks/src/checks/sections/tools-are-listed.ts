import { type CvDocument, editOf, maxItems, newItem } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { formatSome } from '../../format-lists.ts'
import { skills } from '../../subjects.ts'
import { toolNames } from './tool-names.ts'

const fewest = 2
const mostOffered = 6

export const toolsAreListed: Check = {
	id: 'F04',
	category: 'sections',
	severity: 'tip',
	title: 'Your skills list the tools from your jobs',
	looksAt: (context) => (skills(context) === 0 ? 0 : toolsInBullets(context).length),
	run: (context) => {
		const missing = findUnlistedTools(context)
		if (missing.length === 0) return null
		if (missing.length < fewest) return 'tolerated'
		return {
			title: `Your jobs mention ${formatSome(
				missing.map(({ quote }) => quote),
				4,
			)}, but your skills don’t.`,
			why: 'Recruiters search the skills list first.',
			fix: 'Add the ones you could use tomorrow.',
			evidence: missing.map(context.pointAt),
		}
	},
	quickFixes: (context) => {
		const { cv } = context
		return findUnlistedTools(context)
			.slice(0, mostOffered)
			.map(({ quote }) => {
				const skill = { ...newItem('skills', idFor(cv, quote)), name: quote }
				return {
					label: `Add ${quote}`,
					edits: [editOf(cv, 'skills', [...cv.skills, skill].slice(0, maxItems))],
				}
			})
	},
}

function findUnlistedTools(context: CheckContext): { path: string; quote: string }[] {
	const listed = context.cv.skills.map(({ name }) => name.toLowerCase()).join('\n')
	return toolsInBullets(context).filter(({ quote }) => !listed.includes(quote.toLowerCase()))
}

function toolsInBullets({ bullets }: CheckContext): { path: string; quote: string }[] {
	return toolNames.flatMap((tool) => {
		const whole = new RegExp(`(?<![\\p{L}\\d])${tool}(?![\\p{L}\\d])`, 'u')
		const bullet = bullets.find(({ text }) => whole.test(text))
		return bullet === undefined ? [] : [{ path: bullet.path, quote: tool }]
	})
}

// The same CV gives the same id, so that a report can be made twice.
function idFor({ skills }: CvDocument, name: string): string {
	const id = `skill-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}`
	return skills.some((skill) => skill.id === id) ? `${id}-${skills.length}` : id
}
