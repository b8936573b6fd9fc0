import { cleanLine } from '../clean-text.ts'
import { fallbackFamilies } from '../script-fonts.ts'

/** One line of plain text as it was read out of a file; an empty one is a gap. */
export type TextLine = { text: string; sizePt?: number; bold?: boolean }

/** A word, or the next piece of a word too long for one line, and whether it follows without a space. */
type Piece = [text: string, isGlued: boolean]

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
			words: cleanLine(text).split(' ').filter(Boolean).flatMap(splitPieces),
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

function splitPieces(word: string): Piece[] {
	return (word.match(piece) ?? []).map((text, index) => [text, index > 0])
}
