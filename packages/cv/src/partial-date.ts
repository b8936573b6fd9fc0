import { z } from 'zod'

/** A date as a CV gives it: a year, a month of a year, or a day (ISO 8601 reduced precision). */
export const partialDateSchema = z
	.string()
	.regex(
		/^(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/,
		'Use a year, or a month and a year.',
	)

/** `''` when unknown, otherwise `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export type PartialDate = z.infer<typeof partialDateSchema>

export type DateStyle = 'short' | 'long' | 'numeric' | 'year'

const longMonths = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

// CLDR's en-GB abbreviations, which writes Sept with four letters and leaves June and July whole.
const shortMonths = [
	'Jan',
	'Feb',
	'Mar',
	'Apr',
	'May',
	'June',
	'July',
	'Aug',
	'Sept',
	'Oct',
	'Nov',
	'Dec',
]

/** The date in words, for example `Sept 2021`; as precise as the date itself, except for `year`. */
export function formatPartialDate(date: PartialDate, style: DateStyle = 'short'): string {
	const [year = '', month, day] = date.split('-')
	if (month === undefined || style === 'year') return year
	if (style === 'numeric') return [day, month, year].filter(Boolean).join('/')
	const names = style === 'long' ? longMonths : shortMonths
	const name = names[Number(month) - 1] ?? ''
	return [day === undefined ? '' : String(Number(day)), name, year].filter(Boolean).join(' ')
}

/** Returns the dates of a job or a course in words, with an en dash; a current one ends with `Present`. */
export function formatDateRange(
	range: { startDate: PartialDate; endDate: PartialDate; current?: boolean },
	style: DateStyle = 'short',
): string {
	const end = range.current ? 'Present' : formatPartialDate(range.endDate, style)
	const start = formatPartialDate(range.startDate, style)
	return start === end ? start : [start, end].filter(Boolean).join(' – ')
}

/** Negative when `a` is earlier; a year alone stands at its first month. Unknown dates come first. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
	return earliestMonth(a) - earliestMonth(b)
}

/** Whole months from `start` to `end`, both included; `null` when either is unknown. */
export function monthsBetween(start: PartialDate, end: PartialDate): number | null {
	if (start === '' || end === '') return null
	return latestMonth(end) - earliestMonth(start) + 1
}

/** Whether a date has certainly not come yet on a day (`YYYY-MM-DD`); an unknown one is not ahead. */
export function isAhead(date: PartialDate, today: string): boolean {
	return date > today.slice(0, date.length)
}

/** Months since year 0 of the first month that the date can mean. */
export function earliestMonth(date: PartialDate): number {
	const [year, month = '1'] = date.split('-')
	return Number(year) * 12 + Number(month) - 1
}

/** Months since year 0 of the last month that the date can mean. */
export function latestMonth(date: PartialDate): number {
	const [year, month = '12'] = date.split('-')
	return Number(year) * 12 + Number(month) - 1
}
