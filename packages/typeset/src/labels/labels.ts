import { type CvDesign, formatDateRange, formatPartialDate, type PartialDate } from '@app/cv'
import { cleanLine } from '../clean-text.ts'
import { type LocalisedLabels, labelsFor } from './localised-labels.ts'

type Range = { startDate: PartialDate; endDate: PartialDate; current?: boolean }

/** The labels of a CV: titles, dates and small words in the person's language and style. */
export type Labels = LocalisedLabels & {
	date: (date: PartialDate) => string
	range: (range: Range) => string
}

/** The wording that a design asks for. */
export function chooseLabels({ headingLanguage, dateStyle, sectionTitles }: CvDesign): Labels {
	const words = labelsFor(headingLanguage)
	const own = Object.entries(sectionTitles)
		.map(([section, title]) => [section, cleanLine(title)])
		.filter(([, title]) => title !== '')
	const titles = { ...words.titles, ...Object.fromEntries(own) }
	if (headingLanguage === 'en') {
		return {
			...words,
			titles,
			date: (date) => formatPartialDate(date, dateStyle),
			range: (range) => closeYears(formatDateRange(range, dateStyle)),
		}
	}
	const date = dateWriter(headingLanguage, dateStyle)
	return { ...words, titles, date, range: (range) => joined(range, { date, words }) }
}

function joined(
	{ startDate, endDate, current = false }: Range,
	{ date, words }: { date: Labels['date']; words: LocalisedLabels },
): string {
	const start = date(startDate)
	const end = current ? words.present : date(endDate)
	return start === end ? start : closeYears([start, end].filter(Boolean).join(' – '))
}

// Between two years alone the dash needs no room.
function closeYears(dates: string): string {
	return dates.replace(/^(\d{4}) – (\d{4})$/, '$1–$2')
}

function dateWriter(language: string, style: CvDesign['dateStyle']): Labels['date'] {
	if (style === 'year' || style === 'numeric') return (date) => formatPartialDate(date, style)
	const month = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
	return (date) => {
		const [year = '', number, day] = date.split('-')
		if (number === undefined) return year
		const name = month.format(Date.UTC(2020, Number(number) - 1, 1))
		return [day === undefined ? '' : `${Number(day)}${language === 'de' ? '.' : ''}`, name, year]
			.filter(Boolean)
			.join(' ')
	}
}
