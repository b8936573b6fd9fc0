import { isCommonWord } from '../lexicon/common-word.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { functionWords } from '../wording/function-words.ts'
import { splitWords } from './split-text.ts'

const englishWords = wordSet(
	'the and of to in for with on at by from as was were is this that my an',
)
// Little words of French, German, Spanish, Italian, Portuguese, Dutch and Polish that English does not have.
const otherWords = wordSet(
	`de la le les des et du en pour dans une un sur avec au aux par est
	und der die das mit für von im den zu bei ein eine zur zum
	el y los las con para del por una al di della per il gli nel alla e do da dos das em na no ao
	van het een voor met op w z na do się oraz`,
)
const fewestWords = 20

/** Whether a text is written in English, by its little words; a text too short to tell counts as English. */
export function looksEnglish(text: string): boolean {
	const words = splitWords(text.toLowerCase())
	if (words.length < fewestWords) return true
	const english = words.filter((word) => englishWords.has(word)).length
	const other = words.filter((word) => otherWords.has(word)).length
	return english >= other
}

const fewestForeign = 2

/**
 * Whether part of a line is in another language: some words that no list of English words has, and some little words of that language
 * or letters that English lacks.
 */
export function isPartlyForeign(text: string): boolean {
	const words = splitWords(text).filter((word) => /^\p{Ll}{2,}$/u.test(word))
	const isSign = (word: string) =>
		foreignLetter.test(word) || (otherWords.has(word) && !functionWords.has(word))
	const unknown = words.filter((word) => !otherWords.has(word) && !isEnglish(word))
	return words.filter(isSign).length >= fewestForeign && unknown.length >= fewestForeign
}

const foreignLetter = /[^\p{ASCII}]/u

function isEnglish(word: string): boolean {
	return (
		englishWords.has(word) ||
		isCommonWord(word) ||
		functionWords.has(word) ||
		findVerb(word) !== null
	)
}

/** The share of the little words of English and its neighbours in a text, from 0 to 1; filler text has next to none. */
export function shareOfLittleWords(text: string): number {
	const words = splitWords(text.toLowerCase())
	const little = words.filter((word) => englishWords.has(word) || otherWords.has(word))
	return words.length === 0 ? 0 : little.length / words.length
}

function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.split(/\s+/))
}
