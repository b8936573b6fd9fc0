import { describe, expect, test } from 'vitest'
import { findDates, isDuration } from './find-dates.ts'

describe('findDates', () => {
	test('a wide gap parts a mark from a year', () => {
		const [range] = findDates('English and Media, 2:1\t2011 – 2014')
		expect(range).toMatchObject({ startDate: '2011', endDate: '2014' })
	})

	test('a year and a month may be spaced', () => {
		const line = '2016 / 09 - University of Bremen'
		const [range] = findDates(line)
		expect(range).toMatchObject({ startDate: '2016-09' })
		expect(line.slice(range?.start, range?.end)).toBe('2016 / 09')
	})

	test('the time that a job took belongs to its dates', () => {
		const line = 'May 2016 - January 2020 (3 years 9 months)'
		expect(findDates(line)[0]).toMatchObject({ start: 0, end: line.length })
	})
})

test.each([
	['6 years 5 months', true],
	['3 mois', true],
	['2 years of teaching', false],
])('"%s" is a length of time: %s', (text, expected) => {
	expect(isDuration(text)).toBe(expected)
})
