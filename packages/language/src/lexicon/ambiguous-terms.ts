import { ambiguousTerms } from '../data/ambiguous-terms.ts'
import { parseTsv } from '../parse-tsv.ts'
import { stemWord } from './stem-word.ts'

// Names of one word that mean a thing of their trade only in its company. In a text of another trade they are ordinary words.
const ordinary = new Set(parseTsv<'word'>(ambiguousTerms).map(({ word }) => stemWord(word)))

/** Whether a name is only one of these ordinary words. */
export function isAmbiguousTerm(stems: readonly string[]): boolean {
	const [only] = stems
	return stems.length === 1 && only !== undefined && ordinary.has(only)
}
