import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { agree, formatSome } from '../../format-lists.ts'
import { skills } from '../../subjects.ts'
import { readAlternatives } from '../../word-lists.ts'
import { listSkillNames } from './skill-names.ts'

// Taken off the market or out of support by their makers.
const outdated = new RegExp(`^(?:adobe )?(?:${readAlternatives('old-skills')})$`, 'i')

export const skillsAreCurrent: Check = {
	id: 'F08',
	category: 'sections',
	severity: 'tip',
	title: 'Skills are up to date',
	looksAt: skills,
	run: ({ cv, pointAt }) => {
		const old = listSkillNames(cv).filter(({ name }) => outdated.test(name))
		if (old.length === 0) return null
		return {
			title: `${formatSome(
				old.map(({ name }) => quoted(name)),
				3,
			)} may make your skills look older than they are.`,
			why: `${agree(old.length, 'It’s', 'They’re')} out of use, or taken for granted in every job.`,
			fix: `Leave ${agree(old.length, 'it', 'them')} out, unless the advert asks for ${agree(old.length, 'it', 'them')}.`,
			evidence: old.map(({ path, name }) => pointAt({ path, quote: name })),
		}
	},
}
