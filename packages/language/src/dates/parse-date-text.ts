import { expectedWords } from './date-words.ts'
import { foldForDates } from './fold-for-dates.ts'
import { matchAny, type ParsedDate, scanDate } from './scan-date.ts'

const wrapping = /^[\s([{,;:|•·]+|[\s)\]},;:|•·.]+$/g
const expected = new RegExp(
	`^(?:(?:${matchAny(expectedWords)})\\.?:?\\s+(?:in\\s+)?|\\(?)|\\s*[,(]?\\s*(?:${matchAny(expectedWords)})\\.?\\)?$`,
	'g',
)

/** Reads a text that is one date, as people type or print it: "Sept 2021", "9/2021", "2021-09", "Jul ’21", "present". */
export function parseDateText(text: string): ParsedDate | null {
	const folded = foldForDates(text).replace(wrapping, '').replace(expected, '').trim()
	const scan = scanDate(folded, 0)
	if (scan === null || scan.end !== folded.length) return null
	const { end: _, ...date } = scan
	return date
}
