import { expect, test } from 'vitest'
import { binDaysLeft, formatChangedAt } from './format-list-dates.ts'

const now = new Date(2026, 5, 15, 18, 0)

test('today has its time, this year its day, other years their year', () => {
	expect(formatChangedAt(new Date(2026, 5, 15, 9, 5).toISOString(), now)).toBe('today at 09:05')
	expect(formatChangedAt(new Date(2026, 2, 3).toISOString(), now)).toBe('3 Mar')
	expect(formatChangedAt(new Date(2024, 2, 3).toISOString(), now)).toBe('3 Mar 2024')
})

test('the bin counts whole days and never less than none', () => {
	expect(binDaysLeft(new Date(2026, 5, 15, 17, 0).toISOString(), 30, now)).toBe(30)
	expect(binDaysLeft(new Date(2026, 4, 17, 12, 0).toISOString(), 30, now)).toBe(1)
	expect(binDaysLeft(new Date(2026, 0, 1).toISOString(), 30, now)).toBe(0)
})
