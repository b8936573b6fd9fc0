import type { PartialDate } from '@app/cv'
import {
	expectedWords,
	monthNumbers,
	onwardsWords,
	rangeWords,
	sinceWords,
	untilWords,
} from './date-words.ts'
import { foldForDates } from './fold-for-dates.ts'
import {
	type DatePattern,
	type DateScan,
	matchAny,
	type ParsedDate,
	scanDate,
} from './scan-date.ts'

/** The dates of a job or a course, as they were read. A single date has only a `startDate`. */
export type ParsedDateRange = {
	startDate: PartialDate
	endDate: PartialDate
	/** The text says that it goes on: "Present", "since 2016". */
	current: boolean
	/** The text says that the end is still to come: "expected 2027". */
	isExpected: boolean
	/** Whether two ends were written, or one date alone. */
	isRange: boolean
	/** How each date was written, in the order of the text. */
	patterns: DatePattern[]
	hasTwoDigitYear: boolean
	isAmbiguous: boolean
}

/** Where in a text a range of dates stands: from `start` up to, not including, `end`. */
export type FoundDateRange = ParsedDateRange & { start: number; end: number }

const separator = new RegExp(
	`\\s*(?:r\\.\\s*)?(?:[-–/|~]+(?:\\s*(?:${matchAny(rangeWords)}):?(?=\\s))?|(?<=\\s)(?:${matchAny(rangeWords)}):?(?=\\s))\\s*`,
	'y',
)
const since = new RegExp(`(?:${matchAny(sinceWords)}):?\\s+`, 'y')
const onwards = new RegExp(`\\s+(?:${matchAny(onwardsWords)})(?![\\p{L}\\d])`, 'yu')
const until = new RegExp(`(?:${matchAny(untilWords)})\\s+`, 'y')
const expectedBefore = new RegExp(`(?:${matchAny(expectedWords)})\\.?:?\\s+(?:in\\s+)?`, 'y')
const expectedAfter = new RegExp(`\\s*(?:[,(]\\s*)?(?:${matchAny(expectedWords)})\\b\\.?\\)?`, 'y')
const monthAlone = new RegExp(
	`(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(${matchAny(monthNumbers.keys())})\\.?(?=\\s*(?:[-–/]|to\\s|bis\\s|a\\s))`,
	'y',
)
const shortEndYear = new RegExp(
	`(?:\\s?[-–/]\\s?'?(?<year>\\d\\d)|\\s+(?:${matchAny(rangeWords)})\\s+'?(?<worded>\\d\\d)(?!\\s+\\p{L}))(?![\\d/.%-])`,
	'yu',
)
const numericPatterns: readonly DatePattern[] = ['month-number', 'day-number']

/** "since 3/19": such words are followed by no fraction. */
const sinceMonth = /^(?:since|depuis|seit|desde|sinds|vanaf|od)\s+\d{1,2}\/\d\d$/

/** All dates and ranges of dates in a line, in order. A bare "Present" or "3/21" is not taken for one. */
export function findDateRanges(text: string): FoundDateRange[] {
	const folded = foldForDates(text)
	const found: FoundDateRange[] = []
	for (let index = 0; index < folded.length; index++) {
		if (/[\p{L}\d]/u.test(folded[index - 1] ?? '')) continue
		const range = scanRange(folded, index)
		if (range === null || (isDoubtful(range) && !sinceMonth.test(folded.slice(index, range.end))))
			continue
		found.push(range)
		index = range.end - 1
	}
	return found
}

/** Reads a range that begins exactly at `index` of a folded text. */
export function scanRange(folded: string, index: number): FoundDateRange | null {
	const untilEnd = matchEnd(until, folded, index)
	if (untilEnd !== null) return scanUntil(folded, { index, dateIndex: untilEnd })
	const sinceEnd = matchEnd(since, folded, index)
	const lead = matchEnd(expectedBefore, folded, sinceEnd ?? index)
	const dateIndex = lead ?? sinceEnd ?? index
	const first =
		scanDate(folded, dateIndex) ??
		scanMonthOfSharedYear(folded, dateIndex) ??
		scanDayOfSharedMonth(folded, dateIndex)
	if (first === null) return null
	const last = first.pattern === 'present' ? null : scanEnd(folded, first)
	const trailing = matchEnd(expectedAfter, folded, (last ?? first).end)
	const isExpected = lead !== null || trailing !== null || last?.isExpected === true
	const open = last === null ? matchEnd(onwards, folded, first.end) : null
	return {
		...toRange(first, last),
		isExpected,
		current:
			first.pattern === 'present' ||
			last?.pattern === 'present' ||
			open !== null ||
			(sinceEnd !== null && last === null),
		start: index,
		end: open ?? trailing ?? (last ?? first).end,
	}
}

type RangeEnd = DateScan & { isExpected?: boolean }

function scanEnd(folded: string, first: DateScan): RangeEnd | null {
	const short = first.pattern === 'year' ? scanShortEndYear(folded, first) : null
	if (short !== null) return short
	const separatorEnd = matchEnd(separator, folded, first.end)
	if (separatorEnd === null) return null
	const lead = matchEnd(expectedBefore, folded, separatorEnd)
	const last =
		scanDate(folded, lead ?? separatorEnd) ?? scanMonthOfSameYear(folded, first, separatorEnd)
	if (last === null) return null
	// After a bar or in the next cell, a date that begins a separate period doesn't end this one.
	const isOwn =
		folded.slice(first.end, separatorEnd).includes('|') && scanEnd(folded, last) !== null
	return isOwn ? null : { ...last, isExpected: lead !== null }
}

const lastMonth = new RegExp(`(${matchAny(monthNumbers.keys())})\\.?(?![\\p{L}\\d])`, 'yu')

// Where the year is in front of the first month, a second month alone is of the same year.
function scanMonthOfSameYear(folded: string, first: DateScan, index: number): DateScan | null {
	lastMonth.lastIndex = index
	const match = lastMonth.exec(folded)
	const isAfterYear = first.pattern === 'month-name' && !/\d$/.test(folded.slice(0, first.end))
	if (match === null || !isAfterYear) return null
	const month = String(monthNumbers.get(match[1] ?? '')).padStart(2, '0')
	return { ...first, date: `${first.date.slice(0, 4)}-${month}`, end: index + match[0].length }
}

// A second year may have two digits, at most 40 years after the first. Digits that may be a month were already read
// as one.
function scanShortEndYear(folded: string, first: DateScan): DateScan | null {
	shortEndYear.lastIndex = first.end
	const match = shortEndYear.exec(folded)
	if (match === null) return null
	const { year = match.groups?.worded ?? '' } = match.groups ?? {}
	const date = `${first.date.slice(0, 2)}${year}`
	if (Number(date) < Number(first.date) || Number(date) - Number(first.date) > 40) return null
	return { ...first, date, end: first.end + match[0].length }
}

const dayAlone = /(\d{1,2})(?:st|nd|rd|th)?(?=\s*[-–]|\s+(?:to|bis|a)\s)/y

// A first day without a month takes the month and the year of the second.
function scanDayOfSharedMonth(folded: string, index: number): DateScan | null {
	dayAlone.lastIndex = index
	const match = dayAlone.exec(folded)
	if (match === null) return null
	const end = index + match[0].length
	const separatorEnd = matchEnd(separator, folded, end)
	const last = separatorEnd === null ? null : scanDate(folded, separatorEnd)
	const [month = '', lastDay] = [last?.date.slice(0, 7), last?.date.slice(8)]
	const day = (match[1] ?? '').padStart(2, '0')
	if (last === null || !lastDay || day === '00' || day >= lastDay) return null
	return numericPatterns.includes(last.pattern) ? null : { ...last, date: `${month}-${day}`, end }
}

// A first month without a year takes the year of the second.
function scanMonthOfSharedYear(folded: string, index: number): DateScan | null {
	monthAlone.lastIndex = index
	const match = monthAlone.exec(folded)
	if (match === null) return null
	const end = index + match[0].length
	const separatorEnd = matchEnd(separator, folded, end)
	const last = separatorEnd === null ? null : scanDate(folded, separatorEnd)
	if (last === null || !last.date.includes('-')) return null
	const month = String(monthNumbers.get(match[1] ?? '')).padStart(2, '0')
	return { ...last, date: `${last.date.slice(0, 4)}-${month}`, end }
}

function scanUntil(
	folded: string,
	{ index, dateIndex }: { index: number; dateIndex: number },
): FoundDateRange | null {
	const date = scanDate(folded, dateIndex)
	if (date === null) return null
	const isPresent = date.pattern === 'present'
	return {
		...toRange(date, null),
		startDate: '',
		endDate: date.date,
		isExpected: false,
		isRange: true,
		current: isPresent,
		start: index,
		end: date.end,
	}
}

function toRange(first: ParsedDate, last: ParsedDate | null) {
	const dates = last === null ? [first] : [first, last]
	return {
		startDate: first.date,
		endDate: last?.date ?? '',
		isRange: last !== null,
		patterns: dates.map((date) => date.pattern),
		hasTwoDigitYear: dates.some((date) => date.hasTwoDigitYear),
		isAmbiguous: dates.some((date) => date.isAmbiguous),
	}
}

// In running text a word for the present, or figures with a short year, may be no date; beside another date they are one.
function isDoubtful({ isRange, startDate, patterns, hasTwoDigitYear }: FoundDateRange): boolean {
	if (isRange) return false
	if (startDate === '') return true
	return (
		hasTwoDigitYear && (numericPatterns.includes(patterns[0] ?? 'year') || patterns[0] === 'year')
	)
}

function matchEnd(expression: RegExp, text: string, index: number): number | null {
	expression.lastIndex = index
	const match = expression.exec(text)
	return match === null ? null : index + match[0].length
}
