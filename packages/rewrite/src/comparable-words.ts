import { withoutBullet } from '@app/language'

/**
 * Returns the words of a line without capitals, marks and spacing; "&" and "and" count as one word. Two lines with
 * the same words say the same.
 */
export function comparableWords(line: string): string {
	return withoutBullet(line.normalize('NFKC'))
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/[&+]/g, ' and ')
		.replace(/(?<=\d)[.,](?=\d)/g, '_')
		.replace(/[^\p{L}\p{N}\p{M}_'£$€%#]+/gu, ' ')
		.replace(/(?<!\p{L})'|'(?!\p{L})/gu, '')
		.replace(/\s+/g, ' ')
		.trim()
}
