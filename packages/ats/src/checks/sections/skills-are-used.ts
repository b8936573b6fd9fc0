import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { listOf, quoted } from '../../words-about.ts'
import { type SkillName, skillNamesOf } from './skill-names.ts'

const fewestUnused = 4
const shareLimit = 0.6

export const skillsAreUsed: Check = {
	id: 'F03',
	category: 'sections',
	severity: 'tip',
	title: 'Skills come back in your jobs',
	appliesTo: ({ cv, bullets }) => cv.experience.length > 0 && bullets.length >= 3,
	run: (context) => {
		const skills = skillNamesOf(context.cv)
		const unused = skills.filter((skill) => !isUsed(skill, context))
		if (unused.length < fewestUnused || unused.length < skills.length * shareLimit) return null
		return {
			title: `Most of your skills are only listed; no job mentions ${listOf(unused.slice(0, 3).map(({ name }) => quoted(name)))}.`,
			why: 'A skill in a list is a claim, and in a job it is a fact; some employers score only the second.',
			fix: 'Where it is true, name the skill in the bullet of the job where you used it most.',
			evidence: unused.map(({ path, name }) => context.pointAt({ path, quote: name })),
		}
	},
}

// Used, when the stem of one of its longer words stands in a text beside the list.
function isUsed({ name }: SkillName, { passages }: CheckContext): boolean {
	const stems = splitWords(name.toLowerCase())
		.filter((word) => word.length > 2)
		.map(stemOf)
	if (stems.length === 0) return true
	const elsewhere = passages.filter(({ section }) => section !== 'skills')
	return elsewhere.some(({ text }) => {
		const words = splitWords(text.toLowerCase()).map(stemOf)
		return stems.some((stem) => words.includes(stem))
	})
}

function stemOf(word: string): string {
	return word
		.replace(/(?:isation|ization|ations?|ments?|ings?|ers?|ors?|ies|ed|es|e|s|y|ion)$/u, '')
		.slice(0, 8)
}
