import { readWordLists } from '@app/language'
import { wordLists } from './data/word-lists.ts'

/** Words that decide how a line of a CV is told in the first person. */
export const letterWords = readWordLists(wordLists)
