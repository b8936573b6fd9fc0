import { withoutStop } from '@app/language'

/**
 * Makes text from a CV, a job or an advert fit for a letter: one line without a final mark. In a letter, square
 * brackets are gaps for the writer, so square brackets in the text become round.
 */
export function toLetterStyle(text: string): string {
	return withoutStop(text).replaceAll('[', '(').replaceAll(']', ')')
}
