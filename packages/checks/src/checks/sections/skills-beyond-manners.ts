import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatSome } from '../../format-lists.ts'
import { listSkillNames } from './skill-names.ts'

const shareLimit = 0.7
const fewestSkills = 4
/** A manner rather than something that can be tested. */
export const softSkill =
	/^(?:(?:good|great|excellent|strong|effective|interpersonal|verbal|written|oral)\s+)*(?:communication|communicator|team ?work(?:ing|er)?|team player|team[- ]work|leadership|problem[- ]solving|time[- ]keeping|time management|organi[sz]ation(?:al)?|organi[sz]ed|attention to detail|adaptab\w+|flexib\w+|creativ\w+|hard[- ]?working|motivat\w+|self[- ]motivat\w+|punctual\w*|reliab\w+|work ethic|critical thinking|decision[- ]making|empath\w+|patien(?:ce|t)|interpersonal|multi[- ]?tasking|initiative|positive attitude|enthusias\w+|confiden\w+|friendly|honest\w*|listening|active listening|people|social|customer service|working under pressure|fast learner|quick learner|willing\w* to learn)(?:\s+(?:skills?|abilit\w+))?$/i

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
