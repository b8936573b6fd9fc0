import { readWordLists } from '@app/language'
import { wordLists } from './data/word-lists.ts'

/** The lists of the table: their words as alternatives, one by one, or as a pattern. Each throws for a list that is not there. */
export const {
	alternatives: readAlternatives,
	words: listWords,
	pattern: wordPattern,
} = readWordLists(wordLists)
