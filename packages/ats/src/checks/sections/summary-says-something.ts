import { findBuzzwords, findQuantities } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { listOf, quoted } from '../../words-about.ts'

const buzzwordsWithoutSubstance = 2

export const summarySaysSomething: Check = {
	id: 'C10',
	category: 'sections',
	severity: 'warning-1',
	title: 'The profile names your work, not only your virtues',
	appliesTo: ({ cv, profile }) => profile.isEnglish && cv.professionalSummary.trim() !== '',
	run: (context) => {
		const summary = context.cv.professionalSummary
		const phrases = findBuzzwords(summary).map(({ phrase }) => phrase)
		if (phrases.length < buzzwordsWithoutSubstance || saysWhatYouDo(context)) return null
		return {
			title: `Your profile says ${listOf(phrases.slice(0, 3).map(quoted))}, but not what your work is.`,
			why: 'Such words could stand on anybody’s CV, so they tell nobody apart.',
			fix: 'Begin with your occupation and how long you have worked in it, then one thing that you did well.',
			evidence: phrases.map((quote) => context.pointAt({ path: 'professionalSummary', quote })),
		}
	},
}

// An occupation, a skill of the list, or a figure is substance.
function saysWhatYouDo({ cv }: CheckContext): boolean {
	const summary = withoutBuzzwords(cv.professionalSummary).toLowerCase()
	const names = [
		cv.personalInfo.headline,
		...cv.experience.map(({ jobTitle }) => jobTitle),
		...cv.education.map(({ fieldOfStudy }) => fieldOfStudy),
		...cv.skills.map(({ name }) => name),
	]
	return findQuantities(summary).length > 0 || names.some((name) => isNamed(name, summary))
}

function withoutBuzzwords(text: string): string {
	return findBuzzwords(text).reduce((left, { phrase }) => left.replace(phrase, ' '), text)
}

function isNamed(name: string, summary: string): boolean {
	const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
	return words.some((word) => new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'u').test(summary))
}
