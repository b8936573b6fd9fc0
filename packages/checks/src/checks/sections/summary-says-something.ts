import { findBuzzwords, findQuantities, splitSentences } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { readsAsSentence } from '../../reads-as-sentence.ts'
import { profileText } from '../../subjects.ts'
import { readAlternatives } from '../../word-lists.ts'
import { softSkill } from './skills-beyond-manners.ts'

const buzzwordsWithoutSubstance = 2

export const summarySaysSomething: Check = {
	id: 'C10',
	category: 'sections',
	severity: 'warning-1',
	title: 'Your profile says what you do',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: profileText,
	run: (context) => {
		const summary = context.cv.professionalSummary
		const buzzwords = findBuzzwords(summary)
		if (buzzwords.length < buzzwordsWithoutSubstance || saysWhatYouDo(context)) return null
		// The empty words themselves are another remark's.
		const [opening = summary.trim()] = splitSentences(summary)
		return {
			title: `Your profile doesn’t say what work you do: ${quoted(opening)}.`,
			why: 'Anyone could write these words. Your occupation is what sets you apart.',
			fix: 'Start with your occupation and how long you’ve worked in it, then one thing you did well.',
			evidence: [context.pointAt({ path: 'professionalSummary', quote: opening })],
		}
	},
}

// An occupation, a skill of the list, or a figure is substance.
function saysWhatYouDo({ cv }: CheckContext): boolean {
	const summary = withoutBuzzwords(cv.professionalSummary).toLowerCase()
	const names = [
		cv.personalInfo.headline,
		...cv.experience.map(({ jobTitle }) => jobTitle).filter((title) => !readsAsSentence(title)),
		...cv.education.map(({ fieldOfStudy }) => fieldOfStudy),
		...cv.skills.map(({ name }) => name).filter((name) => !softSkill.test(name.trim())),
	]
	return (
		findQuantities(summary).length > 0 ||
		namesTrade.test(summary) ||
		names.some((name) => isNamed(name, summary))
	)
}

// A profile names a trade if the trade stands beside a general word for a person or after a span of work, even if no
// job title names it.
const trade = readAlternatives('trades')
const person = readAlternatives('people-of-trades')
const namesTrade = new RegExp(
	`(?<!\\p{L})(?:(?:${trade}) (?:${person})s?|(?:${person}) in (?:${trade})|(?:years|months|experience|background|career|work(?:ed|ing)?) (?:\\p{L}+ )?(?:in|of) (?:the )?(?:${trade}))(?!\\p{L})`,
	'iu',
)

function withoutBuzzwords(text: string): string {
	return findBuzzwords(text).reduce((left, { phrase }) => left.replace(phrase, ' '), text)
}

function isNamed(name: string, summary: string): boolean {
	const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
	return words.some((word) => new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'u').test(summary))
}
