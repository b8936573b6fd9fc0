/** The characters of Windows-1252 for the bytes from 0x80 to 0x9f; five of those bytes have no character. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** The first byte of a character of UTF-8, then one to three of the bytes that may follow it. */
const misread = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/gu
/**
 * Two bytes of a character whose third byte had no character and was lost: a wide dash, and a closing quotation mark.
 */
const cut = [
	[/ï¼(?![\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/gu, '-'],
	[/â€(?![\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/gu, '”'],
] as const

/** Decodes again text that is UTF-8 but was read as Windows-1252: “â€“” was a dash. */
export function repairMojibake(text: string): string {
	if (!/[\u00c2-\u00f4]/.test(text)) return text
	const whole = text.replace(misread, decodeAgain)
	return cut.reduce((repaired, [marks, sign]) => repaired.replace(marks, sign), whole)
}

// Decodes the bytes of one character, and leaves the characters after it unchanged.
function decodeAgain(marks: string): string {
	const bytes = Uint8Array.from([...marks], toByte)
	const length = lengthOfCharacter(bytes[0] ?? 0)
	// A letter and a mark of punctuation are two characters: „Ä“.
	const isPunctuated = length === 2 && /^.[‚„…‘’“”•–—]/u.test(marks)
	if (bytes.length < length || isPunctuated) return marks
	const point = toCodePoint([...bytes.subarray(0, length)])
	if (point === null) return marks
	return String.fromCodePoint(point) + [...marks].slice(length).join('')
}

/** The lowest code point that this many bytes may encode. */
const least: Readonly<Record<number, number>> = { 2: 0x80, 3: 0x8_00, 4: 0x1_00_00 }
/** The bits of the first byte that belong to the character, by the number of its bytes. */
const masks: Readonly<Record<number, number>> = { 2: 0x1f, 3: 0x0f, 4: 0x07 }

function toCodePoint([first = 0, ...others]: readonly number[]): number | null {
	const length = others.length + 1
	if (others.some((byte) => byte < 0x80 || byte > 0xbf)) return null
	const start = first % ((masks[length] ?? 0) + 1)
	const point = others.reduce((sum, byte) => sum * 64 + (byte - 0x80), start)
	const isHalf = point >= 0xd8_00 && point <= 0xdf_ff
	return point < (least[length] ?? 0) || point > 0x10_ff_ff || isHalf ? null : point
}

function toByte(character: string): number {
	const at = upper.indexOf(character)
	return at === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + at
}

function lengthOfCharacter(first: number): number {
	if (first < 0xe0) return 2
	return first < 0xf0 ? 3 : 4
}
