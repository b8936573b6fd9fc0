import { isAlwaysCapital } from '../lexicon/common-word.ts'

/** The line without the sign in front of it and with single spaces. */
export function withoutBullet(line: string): string {
	return line
		.replace(/^[\s•●▪◦‣·*–—>-]+/u, '')
		.replace(/\s+/g, ' ')
		.trim()
}

// A word with a capital or digit after a small letter, or an internet address: it keeps its letters anywhere in a
// text.
const writtenAsItIs = /^\p{Ll}[^\s]*[\p{Lu}\d]|^[^\s]+\.\p{L}{2,}(?!\p{L})/u

/** Returns the line with a capital first letter, unless it opens with a name or a code in small letters. */
export function withCapital(line: string): string {
	const [first = ''] = line.split(/\s/, 1)
	return writtenAsItIs.test(first) ? line : line.charAt(0).toUpperCase() + line.slice(1)
}

// A capital and small letters, with or without hyphens, make an ordinary word; any other first word is a name.
const ordinaryWord = /^\p{Lu}(?:\p{Ll}*|\p{Ll}+(?:-\p{Ll}+)+)[,;:]?$/u

/** The line with a small first letter, unless its first word is a name or an abbreviation. */
export function withoutCapital(line: string): string {
	const [first = '', second = ''] = line.split(/\s/, 2)
	// An ampersand and a capital behind the first word go on with a name.
	const isName =
		!ordinaryWord.test(first) ||
		isAlwaysCapital(first.replace(/[,;:]$/, '')) ||
		(second === '&' && /^\S+ & \p{Lu}/u.test(line))
	return isName ? line : line.charAt(0).toLowerCase() + line.slice(1)
}
