import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
	['2026-05-01', '2026-05-01'],
	['2026-05-01T09:30:00Z', '2026-05-01'],
	['2026/5/1 09:30', '2026-05-01'],
	['13/05/2026', '2026-05-13'],
	['05/13/2026', '2026-05-13'],
	['1.5.26', '2026-05-01'],
	['1 May 2026', '2026-05-01'],
	['1st of Sept. 2026', '2026-09-01'],
	['Friday, 1 May 2026', '2026-05-01'],
	['01-May-26', '2026-05-01'],
	['May 1, 2026', '2026-05-01'],
	['May 1st 2026 3:00 PM', '2026-05-01'],
	['46143', '2026-05-01'],
	['30/02/2026', null],
	['2026-13-01', null],
	['0026-01-01', null],
	['soon', null],
	['1 Foo 2026', null],
	['99999', null],
	['', null],
	['1'.repeat(100_000), null],
])('%.40s is the day %s', (text, day) => {
	expect(readDay(text, 'day_first').day).toBe(day)
})

test('numbers that could be either are read as told, and said to be so', () => {
	expect(readDay('03/04/2026', 'day_first')).toEqual({ day: '2026-04-03', isAmbiguous: true })
	expect(readDay('03/04/2026', 'month_first')).toEqual({ day: '2026-03-04', isAmbiguous: true })
	expect(readDay('04/04/2026', 'day_first').isAmbiguous).toBe(false)
})
