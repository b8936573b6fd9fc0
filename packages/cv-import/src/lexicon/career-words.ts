import { parseTsv } from '@app/language'
import { careerWords } from '../data/career-words.ts'

const rolesByWord = Map.groupBy(parseTsv<'word' | 'role'>(careerWords), ({ word }) => word)

/**
 * Whether a word can have this role in a sentence about a post or a school; `role` is one of `data/career-words.tsv`.
 */
export function hasCareerRole(word: string, role: string): boolean {
	return rolesByWord.get(word.toLowerCase())?.some((row) => row.role === role) ?? false
}
