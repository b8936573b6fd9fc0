import type { Box } from '@app/cv'
import { printedSize, type TextLine } from './to-plain-pages-input.ts'

/** Where a word ends: its line, page, and the point on its baseline. */
export type WordEnd = [line: number, page: number, x: number, y: number]

// The template for plain pages sets every row from its left margin of 22 mm.
const leftMarginPt = 62.36

/** For every line the rectangles of its words on the page, one for each row that it was broken into. */
export function findLineBoxes(marks: WordEnd[], lines: TextLine[]): Box[][] {
	const marksOfLine = Map.groupBy(marks, ([line]) => line)
	return lines.map(({ sizePt }, index) =>
		[...Map.groupBy(marksOfLine.get(index) ?? [], rowKey).values()].map((row) =>
			toRowBox(row, printedSize(sizePt)),
		),
	)
}

function rowKey([, page, , y]: WordEnd): string {
	return `${page} ${y}`
}

// Letters rise about three quarters of their size above the baseline and hang about a quarter below.
function toRowBox(row: WordEnd[], sizePt: number): Box {
	const [, page = 1, , baseline = 0] = row[0] ?? []
	return {
		page,
		x: leftMarginPt,
		y: rounded(baseline - 0.77 * sizePt),
		width: rounded(Math.max(...row.map(([, , x]) => x)) - leftMarginPt),
		height: rounded(1.02 * sizePt),
	}
}

function rounded(points: number): number {
	return Math.round(points * 100) / 100
}
