import { expect, test } from 'vitest'
import {
	daysAfter,
	farInWords,
	getWeekday,
	listWeeks,
	longDay,
	monthInWords,
	monthsAfter,
} from './calendar-days.ts'

test('a month is shown in whole weeks from Monday to Sunday', () => {
	const weeks = listWeeks('2026-11')
	expect(weeks).toHaveLength(6)
	expect(weeks[0]?.[0]).toBe('2026-10-26')
	expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
	expect(listWeeks('2027-02')).toHaveLength(4)
})

test('days are counted over the ends of months, years and summer time', () => {
	expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
	expect(daysAfter('2026-03-30', -2)).toBe('2026-03-28')
	expect(getWeekday('2026-11-22')).toBe(6)
})

test('a month without the 31st ends on its last day', () => {
	expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
	expect(monthsAfter('2026-01-15', -1)).toBe('2025-12-15')
})

test('days are said as people say them', () => {
	expect(longDay('2026-03-03')).toBe('Tuesday 3 March 2026')
	expect(monthInWords('2026-03')).toBe('March 2026')
	expect(farInWords('2026-03-04', '2026-03-03')).toBe('tomorrow')
	expect(farInWords('2026-02-28', '2026-03-03')).toBe('3 days ago')
})
