import { parseTsv } from '@app/language'
import { sameEmployerWords } from '../data/same-employer-words.ts'
import { fold } from './fold.ts'

const known = new Set(parseTsv<'words'>(sameEmployerWords).map(({ words }) => words))

/** Whether words in the field of an employer mean the employer of the job before: “same firm”. */
export function meansSameEmployer(text: string): boolean {
	return known.has(fold(text.trim()))
}
