import { isPlace } from '../lexicon/place-names.ts'
import { findDates, isDuration } from '../text/find-dates.ts'
import { sliceSpan, trimSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/**
 * Moves dates and places from a margin beside the bullets of a job to the line that heads the job.
 * They follow that line as separate lines.
 */
export function mergeMarginDates(lines: readonly Line[]): Line[] {
	const edges = lines.flatMap((line) => (line.isBullet ? (marginCell(line)?.x ?? []) : []))
	if (edges.length === 0) return [...lines]
	const moved: Line[] = []
	// Points without a line above them are entries themselves, and their dates are their own.
	let afterHead: number | null = null
	for (const line of lines) {
		const last = moved.at(-1)
		const isInPoints = line.isBullet || (last?.isBullet === true && line.x > last.x + 1)
		const cell = isInPoints && afterHead !== null ? marginCell(line) : null
		if (cell === null || afterHead === null) moved.push(line)
		else {
			moved.splice(afterHead, 0, cell)
			moved.push(withoutLastCell(line))
			afterHead++
		}
		if (!isInPoints) afterHead = moved.length
	}
	return moved
}

function marginCell(line: Line): Line | null {
	const tab = line.span.text.lastIndexOf('\t')
	if (tab === -1) return null
	const span = trimSpan(sliceSpan(line.span, tab))
	const [range] = findDates(span.text)
	const isDate = range !== undefined && range.end - range.start > span.text.length - 4
	if (!isDate && !isPlace(span.text) && !isDuration(span.text)) return null
	const x = span.pieces[0]?.item.x ?? line.right
	return { ...line, span, printed: span, isBullet: false, x, textX: x, bold: false }
}

function withoutLastCell(line: Line): Line {
	const span = trimSpan(sliceSpan(line.span, 0, line.span.text.lastIndexOf('\t')))
	const last = span.pieces.at(-1)?.item
	const right = last === undefined ? line.right : last.x + last.width
	return { ...line, span, right, columnRight: Math.min(line.columnRight, right + line.sizePt * 4) }
}
