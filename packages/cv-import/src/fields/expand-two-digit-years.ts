import type { EntryDate } from './entry-date.ts'

const short = /^(?<start>(?<century>19|20)\d\d)[-–/](?<end>\d\d)$/

/**
 * Dates of one section in which "2009-12" is two years, because another ("2012-13") can be nothing else; where nothing tells,
 * it stays a month.
 */
export function expandTwoDigitYears(dates: readonly (EntryDate | null)[]): (EntryDate | null)[] {
	const areYears = dates.some((date) => date?.range.isRange === true && short.test(trimText(date)))
	return areYears ? dates.map((date) => (date === null ? null : asYears(date))) : [...dates]
}

function asYears(date: EntryDate): EntryDate {
	const { start, century, end } = short.exec(trimText(date))?.groups ?? {}
	if (start === undefined || date.range.isRange) return date
	const endDate = `${century}${end}`
	if (endDate <= start) return date
	return { ...date, range: { ...date.range, startDate: start, endDate, isRange: true } }
}

const trimText = ({ span }: EntryDate) => span.text.trim()
