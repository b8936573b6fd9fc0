import type { PartialDate } from '@app/cv'
import { monthNumbers, presentWords, seasons, sinceWords } from './date-words.ts'
import { guessMonth, romanMonths } from './guess-month.ts'

/** The form in which a date is written; `present` is a word such as "Present" or "heute". */
export type DatePattern =
	| 'year'
	| 'month-name'
	| 'month-number'
	| 'iso-month'
	| 'day-month-name'
	| 'day-number'
	| 'iso-day'
	| 'season'
	| 'quarter'
	| 'present'

/** A date as it was read: `date` is `''` for a word such as "Present". */
export type ParsedDate = {
	date: PartialDate
	pattern: DatePattern
	/** The year was written with two figures. */
	hasTwoDigitYear: boolean
	/** Day and month could be the other way round: 03/04/2021. */
	isAmbiguous: boolean
}

export type DateScan = ParsedDate & { end: number }

type Parts = Record<string, string | undefined>
type DateReader = { pattern: DatePattern; expression: RegExp; read: (parts: Parts) => PartialDate }

/** The alternatives of a regular expression, longest first so that `sept` is not read as `sep`. */
export function matchAny(words: Iterable<string>): string {
	return [...words].sort((a, b) => b.length - a.length).join('|')
}

const month = `(?<month>${matchAny(monthNumbers.keys())})\\.?`
const year = "(?:'?(?<year>(?:19|20)\\d\\d)|'(?<shortYear>\\d\\d))(?!\\d)"
const bareShortYear = '(?<shortYear>\\d\\d)(?!\\d)'
const day = '(?<day>0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º|°)?'
const monthNumber = '(?<month>0?[1-9]|1[0-2])'
const gap = "(?:\\s*[,./-]\\s*|\\s+(?:de|del|of)\\s+|\\s*(?=')|\\s*)"

function reader(
	pattern: DatePattern,
	expression: string,
	read: DateReader['read'] = yearMonth,
): DateReader {
	return { pattern, expression: new RegExp(`(?<![\\p{L}\\d])(?:${expression})`, 'yu'), read }
}

/** In the order in which they are tried: the more a pattern says, the sooner. */
const dateReaders: readonly DateReader[] = [
	reader(
		'iso-day',
		'(?<year>(?:19|20)\\d\\d)-(?<month>0[1-9]|1[0-2])-(?<day>[0-3]\\d)(?!\\d)',
		toPartialDate,
	),
	reader(
		'day-number',
		`(?<first>\\d{1,2})([/.-])(?<second>\\d{1,2})\\2(?:(?<year>(?:19|20)\\d\\d)|${bareShortYear})(?!\\d)`,
		dayOfNumbers,
	),
	reader('iso-month', '(?<year>(?:19|20)\\d\\d)[-/.](?<month>0[1-9]|1[0-2])(?![\\d/.])'),
	reader(
		'day-month-name',
		`${day}\\s*(?:de\\s+|of\\s+|-|\\s)?\\s*${month}${gap}${year}`,
		toPartialDate,
	),
	reader('day-month-name', `${day}(?<mark>[-/])${month}\\k<mark>${bareShortYear}`, toPartialDate),
	reader('day-month-name', `${month}\\s+${day}\\s*,\\s*${year}`, toPartialDate),
	reader(
		'month-name',
		`${month}${gap}(?:${year}|(?<=[-/ ])${bareShortYear.replace('shortYear', 'bareYear')}(?![\\p{L}:%]))`,
	),
	reader('month-name', `(?<year>(?:19|20)\\d\\d)[,\\s]\\s*${month}(?![\\p{L}])(?!\\s*'?\\d)`),
	reader('month-number', `${monthNumber}\\s?[/.-]\\s?(?<year>(?:19|20)\\d\\d)(?!\\d)`),
	reader('month-number', `${monthNumber}\\s(?<year>(?:19|20)\\d\\d)(?!\\d)`),
	reader('month-number', `${monthNumber}/${bareShortYear}(?![/\\d])`),
	reader('quarter', `q[1-4][\\s/]*${year}`, ({ year: y, shortYear }) => fullYear(y, shortYear)),
	reader(
		'season',
		`(?:${matchAny(seasons)})(?:\\s+(?:term|semester))?[\\s,/-]*${year}`,
		({ year: y, shortYear }) => fullYear(y, shortYear),
	),
	// A Roman number is a month only in a range or after a word for since; alone before a year it may be a school year.
	reader(
		'month-name',
		`(?:(?<=[-–]\\s?)|(?<=(?:${matchAny(sinceWords)}) )|(?=\\S{1,4}\\s?[./ ]\\s?\\d{4}\\s?[-–]))(?<month>${matchAny(romanMonths.keys())})\\s?[./ ]\\s?(?<year>(?:19|20)\\d\\d)(?!\\d)`,
	),
	reader(
		'month-name',
		`(?<guess>\\p{L}{4,10})\\.?[\\s,.-]{1,2}(?<year>(?:19|20)\\d\\d)(?!\\d)`,
		monthByGuess,
	),
	reader('year', '(?<year>(?:19|20)\\d\\d)(?![\\d%])(?!,\\d)', ({ year: y }) => y ?? ''),
	reader('year', "'(?<shortYear>\\d\\d)(?!\\d)", ({ shortYear }) => fullYear(undefined, shortYear)),
	reader('present', `(?:${matchAny(presentWords)})(?![\\p{L}])`, () => ''),
]

/** Reads one date that begins exactly at `index` of a folded text; `null` when none does. */
export function scanDate(folded: string, index: number): DateScan | null {
	for (const { pattern, expression, read } of dateReaders) {
		expression.lastIndex = index
		const match = expression.exec(folded)
		if (match === null) continue
		const parts: Parts = match.groups ?? {}
		const date = read(parts)
		if (date === '' && pattern !== 'present') continue
		const end = index + match[0].length
		if (/[\p{L}\d]/u.test(folded[end] ?? '')) continue
		return {
			date,
			pattern,
			end,
			hasTwoDigitYear: pattern !== 'present' && parts.year === undefined,
			isAmbiguous: isAmbiguous(parts),
		}
	}
	return null
}

function yearMonth({ year: y, shortYear, bareYear, month: name = '' }: Parts): PartialDate {
	const number = monthNumbers.get(name) ?? romanMonths.get(name) ?? Number(name)
	return `${fullYear(y, shortYear ?? bareYear)}-${twoDigits(number)}`
}

function monthByGuess({ guess = '', year: y }: Parts): PartialDate {
	const number = guessMonth(guess)
	return number === null ? '' : `${y}-${twoDigits(number)}`
}

function toPartialDate(parts: Parts): PartialDate {
	return withDay(yearMonth(parts), Number(parts.day))
}

// British order unless only the American one makes a date.
function dayOfNumbers({ first, second, year: y, shortYear }: Parts): PartialDate {
	const [a, b] = [Number(first), Number(second)]
	const [dayNumber, monthOfYear] = b > 12 ? [b, a] : [a, b]
	if (monthOfYear < 1 || monthOfYear > 12) return ''
	return withDay(`${fullYear(y, shortYear)}-${twoDigits(monthOfYear)}`, dayNumber)
}

function withDay(yearAndMonth: string, dayNumber: number): PartialDate {
	const [y, m] = yearAndMonth.split('-').map(Number)
	const daysInMonth = new Date(Date.UTC(y ?? 0, m ?? 1, 0)).getUTCDate()
	return dayNumber >= 1 && dayNumber <= daysInMonth ? `${yearAndMonth}-${twoDigits(dayNumber)}` : ''
}

function isAmbiguous({ first, second }: Parts): boolean {
	if (first === undefined || second === undefined) return false
	return first !== second && Number(first) <= 12 && Number(second) <= 12
}

// Two figures up to 50 belong to this century: nobody's CV begins before 1951.
function fullYear(y: string | undefined, short: string | undefined): string {
	if (y !== undefined) return y
	return `${Number(short) > 50 ? '19' : '20'}${short ?? ''}`
}

function twoDigits(value: number): string {
	return String(value).padStart(2, '0')
}
