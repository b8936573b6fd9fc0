import { type FoundDateRange, type ParsedDateRange, scanRange } from './find-date-ranges.ts'
import { foldForDates } from './fold-for-dates.ts'

const wrapping = /^[\s([{,;:|•·]+|[\s)\]},;:|•·.]+$/g
const label = /^(?:dates?|period|duration|employed|when)\s*:\s*/
const length =
	/[\s,;·|(]*\b(?:(?:about|approx\.?|~)\s*)?\d+\s*(?:years?|yrs?|months?|mos?|mths?|weeks?|days?)\b[\s\d,and+.yearsmonthk]*\)?$/
const openEnd = /\s*[-–]+\s*\??$/

/**
 * Reads a text that is one date or one range and nothing else but a label in front and the length of time behind; `null` when it
 * holds other words. Numeric days are read in British order.
 */
export function parseDateRange(text: string): ParsedDateRange | null {
	const folded = withoutExtras(foldForDates(text))
	const range = scanRange(folded, 0)
	if (range === null || range.end !== folded.length) return null
	return withoutPosition(range)
}

function withoutExtras(folded: string): string {
	const bare = folded.replace(wrapping, '').replace(label, '')
	const withoutLength = bare.replace(length, '')
	const kept = withoutLength === '' ? bare : withoutLength
	return kept.replace(wrapping, '').replace(openEnd, '').trim()
}

function withoutPosition({ start: _, end: __, ...range }: FoundDateRange): ParsedDateRange {
	return range
}
