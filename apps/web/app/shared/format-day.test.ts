import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('each month is written as British readers write it', () => {
	const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
	for (let month = 1; month <= 12; month += 1) {
		const day = `2026-${String(month).padStart(2, '0')}-03`
		expect(formatDay(day)).toBe(long.format(new Date(day)))
	}
	expect(formatDay('2026-09-03T23:30:00Z')).toBe('3 September 2026')
})
