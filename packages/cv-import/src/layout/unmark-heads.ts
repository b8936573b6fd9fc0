import { findDates } from '../text/find-dates.ts'
import type { Line } from './line.ts'

/** Takes the bullet off lines that head an entry: bold ones with a date or a place in or under them. */
export function unmarkHeads(lines: readonly Line[]): Line[] {
	return lines.map((line, index) =>
		isHead(line, lines[index + 1]) ? { ...line, isBullet: false } : line,
	)
}

function isHead(line: Line, next: Line | undefined): boolean {
	if (!line.isBullet || !line.bold) return false
	if (line.span.text.includes('\t')) return true
	return next !== undefined && !next.isBullet && findDates(next.span.text).length > 0
}
