import { readWordLists } from '@app/language'
import { lineWords as table } from './data/line-words.ts'

/**
 * The words by which the rewriter distinguishes acts, things and remarks, and the words that may follow each other.
 */
export const rewriteWords = readWordLists(table)
