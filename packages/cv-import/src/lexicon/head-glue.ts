import { parseTable } from '@app/language'
import { headGlue } from '../data/head-glue.ts'

const glue = new Map(parseTable<'word' | 'as'>(headGlue).map((row) => [row.word, row.as]))

/** The English for a small word that stands between the parts of a head, such as “presso”; `undefined` for other words. */
export function englishGlue(word: string): string | undefined {
	return glue.get(word)
}
