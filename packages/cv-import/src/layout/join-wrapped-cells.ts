import { joinSpans, locateSpan, type Span, splitSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/** Words of a cell that go on below it: behind a dash, an arrow or a comma nothing ends. */
const open = /(?:[–—,&→-]|\p{L}\s[–—→-])\s*$/u
const mostCells = 8

/**
 * Returns the rows of a table without labels, each cell joined with the words below it in the same column. A line
 * continues the row above if a later cell of that row is open and the line has words below that cell.
 */
export function joinWrappedCells(lines: readonly Line[]): Line[] {
	const joined: Line[] = []
	for (const line of lines) {
		const row = joined.at(-1)
		const span = row === undefined ? null : withCellsBelow(row, line)
		if (row === undefined || span === null) joined.push(line)
		else joined[joined.length - 1] = { ...row, span, right: Math.max(row.right, line.right) }
	}
	return joined
}

function withCellsBelow(row: Line, next: Line): Span | null {
	const isNear = next.page === row.page && next.gapBefore < 1.5 * next.sizePt
	if (!isNear || row.isBullet || next.isBullet) return null
	const cells = placeCells(row.span)
	const below = placeCells(next.span)
	if (cells.length < 2 || cells.length > mostCells || below.length > cells.length) return null
	const targets = below.map(({ x }) => cells.findIndex((cell) => Math.abs(cell.x - x) < 3))
	if (targets.includes(-1)) return null
	if (!targets.some((at) => at > 0 && open.test(cells[at]?.span.text ?? ''))) return null
	const whole = cells.map(({ span }, at) => {
		const rest = below[targets.indexOf(at)]?.span
		return rest === undefined ? span : joinSpans([span, rest])
	})
	return joinSpans(whole, '\t')
}

function placeCells(span: Span): { span: Span; x: number }[] {
	return splitSpan(span, /\t|\s{2,}/g).flatMap((cell) => {
		const [place] = locateSpan(cell)
		return place === undefined ? [] : [{ span: cell, x: place.x }]
	})
}
