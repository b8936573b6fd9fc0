import type { Box } from '@app/cv'
import { printedSize, splitPieces, type TextLine, type TextPiece } from './to-plain-pages-input.ts'

/** Where an end of a word stands: its line, its number in the line, page, and the point on its baseline. */
export type WordMark = [line: number, piece: number, page: number, x: number, y: number]

/**
 * Where a word of a row stands, or the piece of a word that was broken: the number of the word in the line, its letters
 * in the text of the row, and its left edge and width in points.
 */
type RowWord = { word: number; start: number; end: number; x: number; width: number }

/** A row of a line as it was set on a page. */
export type LineRow = { text: string; place: Box; words: RowWord[] }

// The template for plain pages sets every row from its left margin of 22 mm.
const leftMarginPt = 62.36

type Placed = {
	piece: TextPiece
	word: number
	page: number
	baseline: number
	left: number
	right: number
}

/** Returns the rows that each line was broken into, with the places of their words. */
export function findLineRows(marks: readonly WordMark[], lines: readonly TextLine[]): LineRow[][] {
	const marksOfLine = Map.groupBy(marks, ([line]) => line)
	return lines.map(({ text, sizePt }, index) => {
		const placed = placePieces(marksOfLine.get(index) ?? [], splitPieces(text))
		const rows = Map.groupBy(placed, ({ page, baseline }) => `${page} ${baseline}`)
		return [...rows.values()].map((row) => toRow(row, printedSize(sizePt)))
	})
}

// Each piece has a mark before it and one after it.
function placePieces(marks: readonly WordMark[], pieces: readonly TextPiece[]): Placed[] {
	const marksOfPiece = Map.groupBy(marks, ([, piece]) => piece)
	let word = -1
	return pieces.flatMap((piece, index) => {
		if (!piece.isGlued) word += 1
		const [start, end] = marksOfPiece.get(index) ?? []
		if (start === undefined || end === undefined) return []
		const [, , page, right, baseline] = end
		const [, , startPage, x, startBaseline] = start
		// The mark before the first word of a row stands at the end of the row above.
		const left = startPage === page && startBaseline === baseline ? x : leftMarginPt
		return [{ piece, word, page, baseline, left, right }]
	})
}

// Letters rise about three quarters of their size above the baseline and hang about a quarter below.
function toRow(row: readonly Placed[], sizePt: number): LineRow {
	const { page = 1, baseline = 0 } = row[0] ?? {}
	const words: RowWord[] = []
	let text = ''
	for (const [index, { piece, word, left, right }] of row.entries()) {
		if (index > 0 && !piece.isGlued) text += ' '
		const start = text.length
		text += piece.text
		words.push({ word, start, end: text.length, x: round(left), width: round(right - left) })
	}
	const x = Math.min(...row.map(({ left }) => left))
	const right = Math.max(...row.map((placed) => placed.right))
	return {
		text,
		place: {
			page,
			x: round(x),
			y: round(baseline - 0.77 * sizePt),
			width: round(right - x),
			height: round(1.02 * sizePt),
		},
		words,
	}
}

function round(points: number): number {
	return Math.round(points * 100) / 100
}
