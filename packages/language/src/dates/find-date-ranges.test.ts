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

	test.each([
		'Supported patients 24/7 and covered 3/4 of shifts',
		'Raised £2,019 for charity',
		'Now I may work at present in a kitchen',
		'Call 07700 900123',
		'Improved output by 2015%',
	])('finds no date in "%s"', (line) => {
		expect(findDateRanges(line)).toEqual([])
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
