import { describe, expect, test } from 'vitest'
import { findDateRanges } from './find-date-ranges.ts'

describe('findDateRanges', () => {
	test('finds the range of a job line and where it stands', () => {
		const line = 'Care Assistant, Oakfield House, Leeds\tSept 2021 – Present'
		const [range] = findDateRanges(line)
		expect(range).toMatchObject({ startDate: '2021-09', current: true })
		expect(line.slice(range?.start, range?.end)).toBe('Sept 2021 – Present')
	})

	test('finds every range of a line', () => {
		const ranges = findDateRanges('BA History (2012–2015), PGCE (2015-2016)')
		expect(ranges.map((range) => [range.startDate, range.endDate])).toEqual([
			['2012', '2015'],
			['2015', '2016'],
		])
	})

	test('a date behind a bar that begins a period of its own ends nothing', () => {
		const ranges = findDateRanges('Expected: Spring 2023|August 2022 - Present')
		expect(ranges.map((range) => [range.startDate, range.current])).toEqual([
			['2023', false],
			['2022-08', true],
		])
	})

	test.each([
		'Supported patients 24/7 and covered 3/4 of shifts',
		'Raised £2,019 for charity',
		'Now I may work at present in a kitchen',
		'Call 07700 900123',
		'Improved output by 2015%',
	])('finds no date in "%s"', (line) => {
		expect(findDateRanges(line)).toEqual([])
	})

	test.each(['8 - 12 July 2024', '8th to 12th July 2024'])('"%s" begins in its month', (text) => {
		expect(findDateRanges(text)).toMatchObject([
			{ startDate: '2024-07-08', endDate: '2024-07-12', isRange: true },
		])
	})

	test.each([
		['From: August 2015 To: Present', '2015-08', ''],
		['From: January 2008 | To: July 2015', '2008-01', '2015-07'],
	])('labels with colons in "%s" join its dates', (text, startDate, endDate) => {
		expect(findDateRanges(text)).toMatchObject([{ startDate, endDate, end: text.length }])
	})

	test('accents before a date do not move its place', () => {
		const line = 'Café Müller — März 2015 – heute'
		const [range] = findDateRanges(line)
		expect(line.slice(range?.start, range?.end)).toBe('März 2015 – heute')
	})
})

test.each(['Da marzo 2019 ad oggi', 'marzo 2019 – oggi', 'dal 03/2019 fino ad oggi'])(
	'"%s" goes on',
	(text) => {
		expect(findDateRanges(text)).toMatchObject([{ startDate: '2019-03', current: true }])
	},
)

test.each(['Class XII 2010', 'Manchester 2010', 'Mark 2010', 'Winter 2010'])(
	'the word before the year of "%s" is no month',
	(text) => {
		expect(findDateRanges(text).map(({ startDate }) => startDate)).toEqual(['2010'])
	},
)

test.each([
	["16th Aug'2019 to Till Date", { startDate: '2019-08-16', current: true }],
	["Feb'2016 to July'2019", { startDate: '2016-02', endDate: '2019-07' }],
	['od 04.2018 r. do nadal', { startDate: '2018-04', current: true }],
	['12th March 2020 to till now', { startDate: '2020-03-12', current: true }],
	['since 3/19', { startDate: '2019-03', current: true }],
	['from IV 2019', { startDate: '2019-04', current: true }],
	['Veranos de 1999 y 2000', { startDate: '1999', endDate: '2000' }],
])('the dates of "%s"', (text, dates) => {
	expect(findDateRanges(text)).toMatchObject([dates])
})

test('a fraction after "from" is no month', () => {
	expect(findDateRanges('cut waste from 3/10 of the goods')).toEqual([])
})
