import { parseTsv } from '@app/language'
import { headGlue } from '../data/head-glue.ts'

const glue = new Map(parseTsv<'word' | 'as'>(headGlue).map((row) => [row.word, row.as]))

/** The English for a small word that stands between the parts of a head, such as “presso”; `undefined` for other words. */
export function englishConnective(word: string): string | undefined {
	return glue.get(word)
}
