import { grammarWords as table } from '../data/grammar-words.ts'
import { readWordLists } from '../read-word-lists.ts'

/** The words beside a word that is often confused with another. */
export const grammarWords = readWordLists(table)
