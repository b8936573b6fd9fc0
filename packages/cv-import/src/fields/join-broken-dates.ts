import type { Passage } from '../layout/join-lines.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, splitSpan } from '../text/span.ts'

/** Joins a range of dates that a narrow column broke: "Sept 2019 –" over "Present". */
export function joinBrokenDates(passages: readonly Passage[]): Passage[] {
	const joined: Passage[] = []
	for (const passage of passages) {
		const last = joined.at(-1)
		const merged = last === undefined ? null : merge(last.span, passage.span)
		if (last === undefined || merged === null) {
			joined.push(passage)
			continue
		}
		joined[joined.length - 1] = { ...last, span: merged.first }
		if (merged.second.text !== '') joined.push({ ...passage, span: merged.second })
	}
	return joined
}

function merge(first: Span, second: Span): { first: Span; second: Span } | null {
	const cells = splitSpan(first, /\t/g)
	const [start, ...rest] = splitSpan(second, /\t/g)
	if (start === undefined || start.text.length > 16) return null
	const broken = cells.findIndex((cell) => isBroken(cell.text, start.text))
	const open = cells[broken]
	if (open === undefined) return null
	return {
		first: joinSpans(cells.with(broken, joinSpans([open, start], ' ')), '\t'),
		second: joinSpans(rest, '\t'),
	}
}

function isBroken(open: string, rest: string): boolean {
	if (open.length > 24 || isWholeDate(open)) return false
	return isWholeDate(`${open} ${rest}`)
}

function isWholeDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start === text.length
}
