import { readWordLists } from '@app/language'
import { wordLists } from './data/word-lists.ts'

/** The lists of the table: their words as alternatives, or as a pattern. Both throw for a list that is not there. */
export const { alternatives: readAlternatives, pattern: wordPattern } = readWordLists(wordLists)

/** The words of a list of plain words. */
export function listWords(list: string): string[] {
	return readAlternatives(list).split('|')
}
