import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { agree, formatSome } from '../../format-lists.ts'
import { skills } from '../../subjects.ts'
import { listSkillNames } from './skill-names.ts'

// Taken off the market or out of support by their makers.
const outdated =
	/^(?:adobe )?(?:flash|actionscript|silverlight|internet explorer(?: ?\d+)?|ie ?6|windows (?:xp|vista|95|98|2000|7)|ms-?dos|lotus (?:notes|1-2-3)|wordperfect|microsoft frontpage|frontpage|dreamweaver mx|macromedia \w+|quarkxpress [3-6]|visual basic 6|vb6|coldfusion|novell netware|windows movie maker|google\+|vine|typing|fax(?: machine)?|email|e-mail|internet(?: browsing)?|web browsing)$/i

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
