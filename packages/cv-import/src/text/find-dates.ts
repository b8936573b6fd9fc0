import { type FoundDateRange, findDateRanges } from '@app/language'
import { lineWords } from '../lexicon/word-lists.ts'

const spacedYearMonth = /(?<![\d/])((?:19|20)\d\d)\s\/\s(0?[1-9]|1[0-2])(?!\d)/g
const time = String.raw`(?:\d{1,2}\s*\+?|${lineWords('counts-of-time')})\s*(?:${lineWords('units-of-time')})(?!\p{L})`
const andMonths = String.raw`(?:[\s,]*(?:and\s)?\d{1,2}\s*(?:${lineWords('months')})(?!\p{L}))?`
const duration = new RegExp(String.raw`^\s*[(·•,|–-]?\s*${time}${andMonths}\s*\)?`, 'iu')

/** The dates of a line as it stands on a page: a wide gap parts two dates, and "2015 / 07" is a month. */
export function findDates(text: string): FoundDateRange[] {
	// The replacements keep every character in its place.
	const plain = text.replaceAll('\t', '|').replace(spacedYearMonth, spaceBefore)
	const spaced = [...text.matchAll(spacedYearMonth)].map((match) => match.index)
	return findDateRanges(plain).map((range) => ({
		...range,
		start: spaced.find((start) => start === range.start - 2) ?? range.start,
		end: endWithDuration(text, range.end),
		current: range.current || opensOut(text, range),
	}))
}

// A date alone in its line or cell with a dash after it goes on; behind other words the dash may lead to anything.
function opensOut(text: string, { start, end, isRange }: FoundDateRange): boolean {
	if (isRange || !/^\s?[–—-](?:\s{2,}|\s*\t|\s*$)/.test(text.slice(end))) return false
	const before = text.slice(0, start)
	const words = before.trimEnd()
	return words === '' || before.slice(words.length).includes('\t')
}

function spaceBefore(whole: string, year: string, month: string): string {
	const tight = `${year}/${month.padStart(2, '0')}`
	return tight.length < whole.length ? tight.padStart(whole.length, ' ') : whole
}

// The length of time after a period says nothing new.
function endWithDuration(text: string, end: number): number {
	return end + (duration.exec(text.slice(end))?.[0].length ?? 0)
}

/** Whether a text is nothing but a length of time: "6 years 5 months". */
export function isDuration(text: string): boolean {
	return (duration.exec(text)?.[0].length ?? 0) === text.length && text !== ''
}

/** Whether a text names a period: two dates, or one since when something lasts. */
export function hasPeriod(text: string): boolean {
	return findDates(text).some(({ isRange, current }) => isRange || current)
}
