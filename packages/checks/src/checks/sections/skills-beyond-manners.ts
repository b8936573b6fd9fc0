import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatSome } from '../../format-lists.ts'
import { readAlternatives } from '../../word-lists.ts'
import { listSkillNames } from './skill-names.ts'

const shareLimit = 0.7
const fewestSkills = 4
/** A manner rather than something that can be tested. */
export const softSkill = new RegExp(
	String.raw`^(?:(?:${readAlternatives('how-good')})\s+)*(?:${readAlternatives('manners')})(?:\s+(?:skills?|abilit\w+))?$`,
	'i',
)

export const skillsBeyondManners: Check = {
	id: 'F02',
	category: 'sections',
	severity: 'warning-1',
	title: 'Your skills include tools and methods',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ cv }) => listSkillNames(cv).length,
	fewest: fewestSkills,
	run: ({ cv, pointAt }) => {
		const skills = listSkillNames(cv)
		const soft = skills.filter(({ name }) => softSkill.test(name))
		if (soft.length < skills.length / 2) return null
		if (soft.length < skills.length * shareLimit) return 'tolerated'
		return {
			title: `Your skills are nearly all personal qualities: ${formatSome(
				soft.map(({ name }) => quoted(name)),
				3,
			)}.`,
			why: 'Recruiters search for skills they can test, and believe personal qualities when a job shows them.',
			fix: 'Add what you can operate, make, speak or are licensed for. Show the rest in your bullets.',
			evidence: soft.map(({ path, name }) => pointAt({ path, quote: name })),
		}
	},
}
