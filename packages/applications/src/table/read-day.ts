/** A day that was read from a cell. */
export type ReadDay = {
	/** An ISO date, such as `2026-05-01`; `null` where the text is no day. */
	day: string | null
	/** Whether it is another day when the month comes first. */
	isAmbiguous: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const none: ReadDay = { day: null, isAmbiguous: false }
/** Spreadsheets count days from here. */
const spreadsheetStart = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** Reads a day in the forms that trackers and spreadsheets write; a time after it is left out. */
export function readDay(text: string, order: 'day_first' | 'month_first'): ReadDay {
	const words = text.trim().toLowerCase().slice(0, 60)
	const [, iso = '', isoMonth = '', isoDay = ''] =
		/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(words) ?? []
	if (iso !== '') return { day: formatDay(iso, isoMonth, isoDay), isAmbiguous: false }
	const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(words)
	if (numbers) return ofNumbers(numbers, order)
	const [, day = '', month = '', year = ''] =
		/^(?:[a-z]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})(?!\d)/.exec(
			words,
		) ?? []
	if (day !== '') return { day: formatDay(year, parseMonth(month), day), isAmbiguous: false }
	const [, named = '', date = '', ofYear = ''] =
		/^(?:[a-z]+,\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/.exec(words) ??
		[]
	if (named !== '') return { day: formatDay(ofYear, parseMonth(named), date), isAmbiguous: false }
	return /^\d{5}(\.\d+)?$/.test(words) ? ofSpreadsheet(Number(words)) : none
}

function ofNumbers(
	[, one = '', two = '', year = '']: string[],
	order: 'day_first' | 'month_first',
): ReadDay {
	const [dayFirst, monthFirst] = [formatDay(year, two, one), formatDay(year, one, two)]
	const [wanted, other] = order === 'day_first' ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
	const isAmbiguous = dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst
	return { day: wanted ?? other, isAmbiguous }
}

function ofSpreadsheet(days: number): ReadDay {
	const day = new Date(spreadsheetStart + Math.floor(days) * dayMs).toISOString().slice(0, 10)
	return day >= '2000' && day < '2100' ? { day, isAmbiguous: false } : none
}

function parseMonth(word: string): string {
	const index = months.indexOf(word.slice(0, 3))
	return index < 0 ? '' : `${index + 1}`
}

/** A day that the calendar has. */
function formatDay(year: string, month: string, day: string): string | null {
	const full = year.length === 2 ? `20${year}` : year
	const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	const moment = Date.parse(`${iso}T00:00:00Z`)
	const isReal = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(iso)
	return isReal && iso >= '2000' && iso < '2200' ? iso : null
}
