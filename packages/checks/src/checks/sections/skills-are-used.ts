import type { Passage } from '@app/cv'
import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatList } from '../../format-lists.ts'
import { readAlternatives } from '../../word-lists.ts'
import { listSkillNames, type SkillName } from './skill-names.ts'
import { softSkill } from './skills-beyond-manners.ts'

// One or two that no job names are in most sound CVs: a licence, a language, a method that goes without saying.
const fewestUnused = 4
const shareLimit = 0.6
const fewestBullets = 3

export const skillsAreUsed: Check = {
	id: 'F03',
	category: 'sections',
	severity: 'tip',
	title: 'Your jobs show your skills',
	looksAt: (context) =>
		context.bullets.length < fewestBullets ? 0 : listTestableSkills(context).length,
	run: (context) => {
		const skills = listTestableSkills(context)
		const unused = skills.filter((skill) => !isUsed(skill, context))
		if (unused.length === 0) return null
		if (unused.length < fewestUnused || unused.length < skills.length * shareLimit)
			return 'tolerated'
		return {
			title: `${unused.length} of your ${skills.length} skills are only listed. For example, you don’t mention ${formatList(
				unused.slice(0, 3).map(({ name }) => quoted(name)),
				'or',
			)} anywhere else.`,
			why: 'A skill counts for more when a job shows you using it.',
			fix: 'Where it’s true, name the skill in a bullet of the job where you used it most.',
			evidence: unused.map(({ path, name }) => context.pointAt({ path, quote: name })),
		}
	},
}

/** Whether the stem of one of the longer words of a skill is in a text beside the list of skills. */
export function isUsed({ name }: SkillName, { passages }: Pick<CheckContext, 'passages'>): boolean {
	const stems = splitWords(name.toLowerCase())
		.filter((word) => word.length > 2)
		.map(stem)
	if (stems.length === 0) return true
	const elsewhere = stemsBesideSkills(passages)
	return stems.some((stem) => elsewhere.has(stem))
}

const stemsOf = new WeakMap<readonly Passage[], ReadonlySet<string>>()

// Several checks ask about each skill of one CV.
function stemsBesideSkills(passages: readonly Passage[]): ReadonlySet<string> {
	const known = stemsOf.get(passages)
	if (known !== undefined) return known
	const texts = passages.filter(({ section }) => section !== 'skills').map(({ text }) => text)
	const stems = new Set(texts.flatMap((text) => splitWords(text.toLowerCase()).map(stem)))
	stemsOf.set(passages, stems)
	return stems
}

// Forms of one word are one, also with a doubled last letter.
function stem(word: string): string {
	const stem = word.replace(ending, '').replace(ending, '')
	return stem.replace(/([^aeious])\1$/u, '$1').slice(0, 8)
}

const ending = new RegExp(String.raw`(?<=\p{L}{3})(?:${readAlternatives('noun-endings')})$`, 'u')

/** The skills that a job could name; manners are none. */
export function listTestableSkills({ cv }: Pick<CheckContext, 'cv'>): SkillName[] {
	return listSkillNames(cv).filter(({ name }) => !softSkill.test(name))
}
