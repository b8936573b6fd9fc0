import { blankHidden, type CvDocument, plainCv } from '@app/cv'
import { looksEnglish, splitWords } from '@app/language'
import { findRefusal } from '../output-gate.ts'
import { aimSentence } from './aim-sentence.ts'
import { coursesByRecency } from './courses.ts'
import { credentialsSentence } from './credentials-sentence.ts'
import { languagesSentence } from './languages-sentence.ts'
import { resultSentences } from './result-sentences.ts'
import { skillsSentence } from './skills-sentence.ts'
import type { SummaryOptions, SummarySentence } from './summary.ts'
import { workSentence } from './work-sentence.ts'

// A profile is read in seconds: four or five lines.
const mostWords = 85
// The words that hold the sentences together. They claim nothing.
const mortar =
	'and with year years experience of in currently most recently at a an studying studied for from graduate holds speaks looking for work as'

/**
 * Writes the lines at the top of a CV from the facts of that CV alone, in the person's own words if there are any.
 * Every sentence lists its facts; a sentence that says more than its facts is left out. Empty if the CV says too
 * little, or is in another language than English. The same CV on the same day gives the same sentences.
 */
export function summarise(whole: CvDocument, options: SummaryOptions): SummarySentence[] {
	const cv = plainCv(blankHidden(whole))
	if (!looksEnglish(joinLines(cv))) return []
	const [firstResult, secondResult] = resultSentences(cv)
	const inOrder = [
		workSentence(cv, options),
		firstResult,
		skillsSentence(cv, options),
		credentialsSentence(cv, options),
		secondResult,
		languagesSentence(cv),
		aimSentence(cv),
	]
	if (inOrder[0] === null && firstResult === undefined) return []
	let words = 0
	return inOrder.filter((sentence): sentence is SummarySentence => {
		if (sentence === null || sentence === undefined || !standsOnFacts(sentence)) return false
		words += splitWords(sentence.text).length
		return words <= mostWords
	})
}

/** What a CV lacks for a profile: any work or course, an employer or dates of its work, or English lines. */
export type SummaryGap = 'work' | 'details' | 'language'

/** Says why there is no profile for a CV; `null` where there is one. */
export function findSummaryGap(whole: CvDocument, options: SummaryOptions): SummaryGap | null {
	if (summarise(whole, options).length > 0) return null
	const cv = plainCv(blankHidden(whole))
	if (!looksEnglish(joinLines(cv))) return 'language'
	const hasWork = cv.experience.some(({ jobTitle }) => jobTitle.trim() !== '')
	return hasWork || coursesByRecency(cv).length > 0 ? 'details' : 'work'
}

function joinLines({ experience }: CvDocument): string {
	return experience.flatMap(({ achievements }) => achievements).join(' ')
}

// Whether every word and figure comes from the facts or the mortar.
function standsOnFacts({ text, facts }: SummarySentence): boolean {
	const licence = new Set(listWords([mortar, ...facts.map(({ quote }) => quote)].join(' ')))
	const isSafe = findRefusal(text, {
		before: '',
		others: [mortar, ...facts.map(({ quote }) => quote)],
	})
	return isSafe === null && listWords(text).every((word) => licence.has(word))
}

function listWords(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
