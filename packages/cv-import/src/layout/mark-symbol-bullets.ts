import { sliceSpan, trimSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/** A single character with a gap before the words behind it. */
const symbol = /^(?<mark>[^\d\sI&])(?:\t|\s{2,})(?=\S)/u

/** A character that stands before fewer lines is no mark of a list. */
const leastLines = 3

/**
 * Returns the lines with the marks of symbol fonts as bullets. A program that lacks the font writes a list's mark as
 * the letter at its code, such as “v” or “ÿ”.
 */
export function markSymbolBullets(lines: readonly Line[]): Line[] {
	const marks = lines.map(({ span, isBullet }) =>
		isBullet ? undefined : symbol.exec(span.text)?.groups?.mark,
	)
	const counts = Map.groupBy(marks, (mark) => mark)
	return lines.map((line, at) => {
		const mark = marks[at]
		if (mark === undefined || (counts.get(mark)?.length ?? 0) < leastLines) return line
		const span = trimSpan(sliceSpan(line.span, mark.length))
		return { ...line, span, isBullet: true, textX: span.pieces[0]?.item.x ?? line.textX }
	})
}
