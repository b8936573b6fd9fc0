import { withoutBullet } from '@app/language'

/** The words of a line without capitals, marks and spacing; "&" and "and" are one. Two lines with the same words say the same. */
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
