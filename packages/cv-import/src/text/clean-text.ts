import { repairMojibake } from './repair-mojibake.ts'

/** A text without its invisible characters. */
export type CleanText = {
	text: string
	/** Words written in invisible characters. */
	hidden: string
	/** The number of characters that encode no letter, such as � or a control character. */
	unreadable: number
}

const ligatures = /[\ufb00-\ufb06\ufb13-\ufb17\uff01-\uff5e]/g
const unusualSpaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\t\r\n\v\f]/g
const invisible = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/gu
const tagCharacters = /[\u{e0020}-\u{e007e}]/gu
const privateUse = /\p{Co}/gu
const unreadable = /[\p{Cc}\ufffd]/gu

/**
 * Turns ligatures into letters, text read in the wrong encoding into the right characters, and every space into a
 * plain one. Removes invisible characters, icons of private-use fonts and characters without a meaning. Returns text
 * in tag characters as `hidden`.
 */
export function cleanText(raw: string): CleanText {
	if (/^[\u0020-\u007e]*$/.test(raw)) return { text: raw, hidden: '', unreadable: 0 }
	const hidden = [...raw.matchAll(tagCharacters)]
		.map(([character]) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000))
		.join('')
	const visible = repairMojibake(raw)
		.normalize('NFC')
		.replace(ligatures, (ligature) => ligature.normalize('NFKC'))
		.replace(unusualSpaces, ' ')
		.replace(invisible, '')
		.replace(privateUse, ' ')
	const text = visible.replace(unreadable, '')
	return { text, hidden, unreadable: visible.length - text.length }
}

/** A soft hyphen that a page shows is a hyphen; everywhere else it is not seen. */
export function showSoftHyphens(text: string): string {
	return text.replaceAll('\u00ad', '-')
}
