/** The line without the sign in front of it and with single spaces. */
export function withoutBullet(line: string): string {
	return line
		.replace(/^[\s•●▪◦‣·*–—>-]+/u, '')
		.replace(/\s+/g, ' ')
		.trim()
}

/** The line with a capital in front. */
export function withCapital(line: string): string {
	return line.charAt(0).toUpperCase() + line.slice(1)
}

// "Planned," and "Co-ordinated" are words; "NHS", "X-ray" and "McDonald" are names.
const ordinaryWord = /^\p{Lu}(?:\p{Ll}*|\p{Ll}+(?:-\p{Ll}+)+)[,;:]?$/u

/** The line with a small first letter, unless its first word is a name or an abbreviation. */
export function withoutCapital(line: string): string {
	const [first = ''] = line.split(/\s/, 1)
	return ordinaryWord.test(first) ? line.charAt(0).toLowerCase() + line.slice(1) : line
}
