import { formatPartialDate } from '@app/cv'
import { parseDateRange } from '@app/language'
import { type Field, readAs } from '../fields/extracted.ts'
import { type DataSheet, toText } from './data-sheet.ts'

type Period = {
	startDate?: Field | undefined
	endDate?: Field | undefined
	current?: Field<boolean> | undefined
}

/** The dates of a period in one text ("March 2019 – Present"); one that cannot be read is left to the unread words. */
export function readPeriod(sheet: DataSheet, value: unknown): Period {
	const words = toText(value)
	const range = words === '' ? null : parseDateRange(words)
	if (range === null) return {}
	const { startDate, endDate, current, isRange } = range
	if (!isRange && !current) return { endDate: sheet.readFrom(words, startDate) }
	const field = sheet.readFrom(words, startDate) ?? sheet.readFrom(words, endDate)
	return {
		startDate: startDate === '' ? undefined : field,
		endDate: endDate === '' || field === undefined ? undefined : { ...field, value: endDate },
		current: current ? readAs(true, field?.span ?? null, 1) : undefined,
	}
}

/** The dates of a period in two fields of which the second may say that it goes on. */
export function readDates(sheet: DataSheet, start: unknown, end: unknown): Period {
	const startDate = sheet.date(start)
	const isOpen = toText(end) === '' || /^(?:present|current|now|today)$/i.test(toText(end))
	const isCurrent = isOpen && startDate !== undefined
	if (isCurrent && toText(end) !== '') sheet.print(toText(end))
	return {
		startDate,
		endDate: isOpen ? undefined : sheet.date(end),
		current: isCurrent ? readAs(true, null, toText(end) === '' ? 0.9 : 1) : undefined,
	}
}

/** A date of which only the last day counts, in any form that people write. */
export function readLastDate(sheet: DataSheet, value: unknown): Field | undefined {
	const words = toText(value)
	const range = words === '' ? null : parseDateRange(words)
	const date = range === null ? '' : range.endDate || range.startDate
	return date === '' ? sheet.date(value) : sheet.readFrom(words || formatPartialDate(date), date)
}
