import { cleanLine } from '../clean-text.ts'
import { fallbackFamilies } from '../script-fonts.ts'

/** One line of plain text as it was read out of a file; an empty one is a gap. */
export type TextLine = { text: string; sizePt?: number; bold?: boolean }

/** A word, or the next piece of a word that may break, and whether it follows without a space. */
export type TextPiece = { text: string; isGlued: boolean }

const ordinarySizePt = 10.5
const smallestSizePt = 7
const largestSizePt = 24
const longestPiece = 40

/** The JSON that the template for plain pages reads. */
export function toPlainPagesInput(lines: TextLine[], title: string): string {
	return JSON.stringify({
		title: cleanLine(title) || 'Text',
		fonts: fallbackFamilies(lines.map(({ text }) => text).join('\n')),
		lines: lines.map(({ text, sizePt = ordinarySizePt, bold = false }) => ({
			words: splitPieces(text).map(({ text: piece, isGlued }) => [piece, isGlued]),
			sizePt: printedSize(sizePt),
			bold,
		})),
	})
}

/** The size in points at which a line is printed. */
export function printedSize(sizePt = ordinarySizePt): number {
	return Math.min(largestSizePt, Math.max(smallestSizePt, sizePt))
}

// A line may break after a slash or a hyphen, and each piece has to be found again.
const piece = new RegExp(`[^/–—-]{1,${longestPiece}}[/–—-]*|[/–—-]{1,${longestPiece}}`, 'gu')

/** Returns the pieces that a line is set in. */
export function splitPieces(line: string): TextPiece[] {
	const words = cleanLine(line).split(' ').filter(Boolean)
	return words.flatMap((word) =>
		(word.match(piece) ?? []).map((text, index) => ({ text, isGlued: index > 0 })),
	)
}
