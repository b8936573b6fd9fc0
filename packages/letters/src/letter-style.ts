import { withoutStop } from '@app/language'

/**
 * Words of a CV, a job or an advert as a letter takes them over: one line without a mark at its end. Square brackets
 * are gaps for the writer there, so those of others become round.
 */
export function toLetterStyle(text: string): string {
	return withoutStop(text).replaceAll('[', '(').replaceAll(']', ')')
}
