import { findDates } from '../text/find-dates.ts'
import type { Line } from './line.ts'

/** Takes the bullet off lines that head an entry: bold ones with a date or a place in or under them. */
export function stripEntryHeadBullets(lines: readonly Line[]): Line[] {
	const outer = outerMark(lines)
	return lines.map((line, index) =>
		isHead(line, lines[index + 1]) || (outer !== null && readMark(line) === outer)
			? { ...line, isBullet: false }
			: line,
	)
}

// Where a list has two marks, the first heads the entries if dates are near most of its lines.
function outerMark(lines: readonly Line[]): string | null {
	const marks = lines.map(readMark)
	const first = marks.find((mark) => mark !== null) ?? null
	const isOnly = marks.every((mark) => mark === null || mark === first)
	if (first === null || isOnly) return null
	const heads = lines.flatMap((_, index) =>
		marks[index] === first ? [lines.slice(index, index + 2)] : [],
	)
	const dated = heads.filter((pair) => pair.some(({ span }) => findDates(span.text).length > 0))
	return dated.length >= heads.length * 0.7 ? first : null
}

function readMark({ isBullet, printed }: Line): string | null {
	return isBullet ? (/^\S{1,2}/.exec(printed.text)?.[0] ?? null) : null
}

function isHead(line: Line, next: Line | undefined): boolean {
	if (!line.isBullet || !line.bold) return false
	if (line.span.text.includes('\t')) return true
	return next !== undefined && !next.isBullet && findDates(next.span.text).length > 0
}
