import { readWordLists } from '@app/language'
import { lineWords as table } from './data/line-words.ts'

/** Words by which the rewriter tells acts, things and remarks apart, and what may stand behind what. */
export const rewriteWords = readWordLists(table)
