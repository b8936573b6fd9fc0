import type { Field } from '../fields/extracted.ts'
import type { DataSheet } from './data-sheet.ts'
import { toText } from './data-sheet.ts'

const mark = /^\s*(?:[•‣▪●○◦⁃∙·*–—-]|\d{1,2}[.)])\s+/

/** A description in one piece as its opening words and its points, which lines with a mark are. */
export function readDescription(
	sheet: DataSheet,
	value: unknown,
): { summary?: Field | undefined; achievements: Field[] } {
	const lines = plainLines(toText(value)).filter((line) => line.trim() !== '')
	const points = lines.filter((line) => mark.test(line))
	const others = lines.filter((line) => !mark.test(line))
	return {
		summary: sheet.said(others.join('\n')),
		achievements: points.flatMap((point) => sheet.said(point.replace(mark, '')) ?? []),
	}
}

const entities: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
	ndash: '–',
	mdash: '—',
	rsquo: '’',
	lsquo: '‘',
	ldquo: '“',
	rdquo: '”',
	bull: '•',
	hellip: '…',
	eacute: 'é',
}

/** The lines of a text that may be written in HTML, as editors on the web write descriptions. */
export function plainLines(text: string): string[] {
	if (!/<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/i.test(text)) return text.split('\n')
	return text
		.replace(/(?:(?<!\s)\s+)?<li\b[^<>]*>/gi, '\n• ')
		.replace(/<\/?(?:p|div|br|ul|ol|li|h\d)\b[^<>]*>/gi, '\n')
		.replace(/<[^<>]*>/g, '')
		.replace(/•\s*\n\s*/g, '• ')
		.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex, decimal) =>
			decodeCharacter(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16), whole),
		)
		.replace(/&([a-z]+);/gi, (whole, name) => entities[name] ?? whole)
		.split('\n')
}

function decodeCharacter(code: number, whole: string): string {
	return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
