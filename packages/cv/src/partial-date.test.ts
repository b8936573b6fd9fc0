import { expect, test } from 'vitest'
import {
	comparePartialDates,
	formatDateRange,
	formatPartialDate,
	monthsBetween,
	partialDateSchema,
} from './partial-date.ts'

test.each([
	['2021-09', 'short', 'Sept 2021'],
	['2021-09', 'long', 'September 2021'],
	['2021-09', 'numeric', '09/2021'],
	['2021-09', 'year', '2021'],
	['2021', 'long', '2021'],
	['2021-06-03', 'short', '3 June 2021'],
	['2021-06-03', 'numeric', '03/06/2021'],
	['', 'short', ''],
] as const)('%s in the style %s is "%s"', (date, style, words) => {
	expect(formatPartialDate(date, style)).toBe(words)
})

test('a range has an en dash, and a current one ends in Present', () => {
	expect(formatDateRange({ startDate: '2019-09', endDate: '2021-02' })).toBe('Sept 2019 – Feb 2021')
	expect(formatDateRange({ startDate: '2019-09', endDate: '', current: true })).toBe(
		'Sept 2019 – Present',
	)
})

test('a range that starts and ends in the same year is printed once', () => {
	expect(formatDateRange({ startDate: '2019', endDate: '2019' })).toBe('2019')
	expect(formatDateRange({ startDate: '', endDate: '2019-05' })).toBe('May 2019')
})

test('dates sort by time whatever their precision', () => {
	const dates = ['2021-03', '2020', '', '2021', '2019-12-31']
	expect(dates.sort(comparePartialDates)).toEqual(['', '2019-12-31', '2020', '2021', '2021-03'])
})

test('months count both ends, and years count whole', () => {
	expect(monthsBetween('2020-01', '2020-01')).toBe(1)
	expect(monthsBetween('2020-11', '2021-02')).toBe(4)
	expect(monthsBetween('2019', '2020')).toBe(24)
	expect(monthsBetween('', '2020')).toBeNull()
})

test.each(['2021', '2021-09', '2021-09-30', ''])('"%s" is a partial date', (text) => {
	expect(partialDateSchema.safeParse(text).success).toBe(true)
})

test.each(['21', '2021-13', '2021-9', '2021-09-32', 'Sept 2021'])(
	'"%s" is not a partial date',
	(text) => {
		expect(partialDateSchema.safeParse(text).success).toBe(false)
	},
)
