import { misspellings } from '../data/misspellings.ts'
import { parseTsv } from '../parse-tsv.ts'

// Only misspellings that are not words, so that a correction can never change the meaning.
const corrections: ReadonlyMap<string, string> = new Map(
	parseTsv<'wrong' | 'right'>(misspellings).map(({ wrong, right }) => [wrong, right]),
)

/** The right spelling of a word that is often misspelt, in the case that it was written in; other words as they are. */
export function correctSpelling(word: string): string {
	const right = corrections.get(word.toLowerCase().replace('’', "'"))
	if (right === undefined) return word
	return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}
