import { lineWords as table } from './data/line-words.ts'
import { readWordLists } from './read-word-lists.ts'

/** Words that tell how the parts of a line belong together, and who did what. */
export const lineWordLists = readWordLists(table)
