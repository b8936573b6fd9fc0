import type { Locale } from '../locales/locale.ts'
import type { Random } from '../random.ts'

export type DateForm =
	| 'short'
	| 'long'
	| 'slashes'
	| 'dots'
	| 'iso'
	| 'apostrophe'
	| 'day'
	| 'capitals'
	| 'spaced-slash'
	| 'year'

/** How one CV prints its dates. */
export type DatePrint = {
	form: DateForm
	/** Between the two ends of a range, with its spaces. */
	joiner: string
	present: string
	/** The text before the start date of a current entry, with `{date}`, instead of a range; `''` for a range. */
	since: string
	/** Education gives its range, or its end alone. */
	education: 'range' | 'end'
	educationForm: DateForm
}

const forms: DateForm[] = [
	'short',
	'short',
	'short',
	'long',
	'long',
	'slashes',
	'slashes',
	'year',
	'dots',
	'iso',
	'apostrophe',
	'day',
	'capitals',
	'spaced-slash',
]

/** Chooses a way of printing dates for a whole CV. */
export function chooseDatePrint(random: Random, locale: Locale): DatePrint {
	const favourites: DateForm[] = locale.id === 'de' || locale.id === 'pl' ? ['dots', 'dots'] : []
	const form = random.pick([...forms, ...favourites])
	const words = locale.until.map((word) => ` ${word} `)
	const spaced = [' – ', ' – ', ' - ', ' - ', ' — ', ...words]
	// A hyphen without spaces would run into the hyphen of an ISO date.
	const joiners = form === 'iso' || form === 'spaced-slash' ? spaced : [...spaced, '–', '-']
	const joiner = random.pick(joiners)
	// After a word only the plain ones read well: "until present", but not "until ongoing".
	const present = words.includes(joiner) ? locale.present.slice(0, 2) : locale.present
	return {
		form,
		joiner,
		present: random.pick(present),
		since: random.chance(0.12) ? random.pick(locale.since) : '',
		education: random.chance(0.7) ? 'range' : 'end',
		educationForm: random.pick([form, form, 'year', 'year'] as const),
	}
}

/** A partial date in a form and a language. */
function printDate(date: string, form: DateForm, locale: Locale): string {
	const [year = '', month] = date.split('-')
	if (month === undefined || form === 'year') return year
	const short = locale.shortMonths[Number(month) - 1] ?? ''
	const long = locale.longMonths[Number(month) - 1] ?? ''
	const printed: Record<DateForm, string> = {
		short: `${short} ${year}`,
		long: `${long} ${year}`,
		slashes: `${month}/${year}`,
		dots: `${month}.${year}`,
		iso: `${year}-${month}`,
		apostrophe: `${short} ’${year.slice(2)}`,
		day: `01/${month}/${year}`,
		capitals: `${short} ${year}`.toUpperCase(),
		'spaced-slash': `${month} / ${year}`,
		year,
	}
	return printed[form]
}

type Range = { startDate: string; endDate: string; current?: boolean }

/** The two ends of a range, or the one that there is. */
export function printRange(
	range: Range,
	form: DateForm,
	style: { locale: Locale; print: DatePrint },
) {
	const { locale, print } = style
	const start = range.startDate && printDate(range.startDate, form, locale)
	if (range.current && print.since !== '') return print.since.replace('{date}', start)
	const end = range.current
		? print.present
		: range.endDate && printDate(range.endDate, form, locale)
	if (start === end) return start
	return [start, end].filter(Boolean).join(print.joiner)
}
