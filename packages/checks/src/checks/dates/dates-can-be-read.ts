import { findDateRanges, isEditDistanceOne, isMonthName } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { datedEntries } from '../../subjects.ts'

const months = [
	'january',
	'february',
	'march',
	'april',
	'may',
	'june',
	'july',
	'august',
	'september',
	'october',
	'november',
	'december',
]
// Short months are too near to other words.
const longMonths = months.filter((month) => month.length >= 6)
const wordAndYear = /(?<!\p{L})(\p{L}{5,11})\.?,?\s+((?:19|20)\d{2,3})(?!\d)/gu
const monthNumberTooHigh = /(?<![\d/.-])1[3-9][/.](?:19|20)\d\d(?!\d)/g

export const datesCanBeRead: Check = {
	id: 'D02',
	category: 'dates',
	severity: 'warning-2',
	title: 'Every date can be read',
	looksAt: (context) =>
		datedEntries(context) + printedDates(context) + findOddDates(context).length,
	run: (context) => {
		const odd = findOddDates(context)
		const [first] = odd
		if (first === undefined) return null
		return {
			title: `${quoted(first)} looks like a date with a typo.`,
			why: 'Software that can’t read a date may not count that time.',
			fix: 'Write the month and all 4 digits of the year, for example “Mar 2021 – Present”.',
			evidence: odd.map((quote) => context.pointAt({ path: null, quote })),
		}
	},
}

function findOddDates({ lines }: CheckContext): string[] {
	return lines.flatMap((line) => [
		...[...line.matchAll(wordAndYear)].flatMap(([text, word = '', year = '']) =>
			isSlip(word.toLowerCase(), year) ? [text] : [],
		),
		...[...line.matchAll(monthNumberTooHigh)].map(([text]) => text),
	])
}

function isSlip(word: string, year: string): boolean {
	if (year.length > 4) return months.includes(word)
	return (
		/^[a-z]{6,}$/.test(word) &&
		!isMonthName(word) &&
		longMonths.some((month) => isEditDistanceOne(word, month))
	)
}

function printedDates({ lines }: CheckContext): number {
	return lines.filter((line) => findDateRanges(line).length > 0).length
}
