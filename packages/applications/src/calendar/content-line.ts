/** Octets of a line without its end: RFC 5545, 3.1. */
const longestLine = 75

/** A line of iCalendar: its words escaped, and folded where it is long. */
export function contentLine(name: string, value: string, { isRaw = false } = {}): string {
	return fold(`${name}:${isRaw ? value.replaceAll(/\p{Cc}/gu, '') : escapeWords(value)}`)
}

function escapeWords(words: string): string {
	return words
		.toWellFormed()
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll('\n', '\\n')
		.replaceAll(/(?!\t)\p{Cc}/gu, '')
}

/** Breaks a line between characters, never within one. */
function fold(line: string): string {
	const lines: string[] = []
	let current = ''
	let octets = 0
	for (const character of line) {
		const size = countOctets(character)
		if (octets + size > longestLine) {
			lines.push(current)
			// The space that a folded line begins with counts too.
			current = ' '
			octets = 1
		}
		current += character
		octets += size
	}
	return [...lines, current].join('\r\n')
}

/** Returns the number of UTF-8 bytes that encode a character. */
function countOctets(character: string): number {
	const code = character.codePointAt(0) ?? 0
	if (code < 0x80) return 1
	if (code < 0x800) return 2
	return code < 0x10000 ? 3 : 4
}
