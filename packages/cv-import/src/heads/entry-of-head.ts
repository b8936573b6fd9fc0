import type { Entry } from '../fields/entry.ts'
import { createLine } from '../layout/line.ts'
import { findDates } from '../text/find-dates.ts'
import type { Span } from '../text/span.ts'

/** An entry of nothing but a head and the words of its dates, as training makes them. */
export function entryOfHead(rows: readonly Span[], dates: Span): Entry {
	const [range] = findDates(dates.text)
	return {
		header: rows.map((span) => ({
			span,
			line: createLine(
				span,
				span.pieces.map(({ item }) => item),
			),
		})),
		date: range === undefined ? null : { range, span: dates },
		body: [],
		standing: 'alone',
	}
}
