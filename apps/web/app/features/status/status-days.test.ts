import { expect, test } from 'vitest'
import { fillDays, formatUptime } from './status-days.ts'

const now = '2026-11-22T10:00:00.000Z'

test('the history ends today and has days on which nothing was measured', () => {
	const days = fillDays([{ day: '2026-11-21', ok: 280, failing: 8 }], now)
	expect(days).toHaveLength(90)
	expect(days.at(-1)).toEqual({ day: '2026-11-22', state: 'unknown', words: 'not measured' })
	expect(days.at(-2)).toMatchObject({ state: 'partly', words: 'failed 8 of 288 checks' })
})

test('no failure disappears in a hundred per cent', () => {
	expect(formatUptime([{ day: '2026-11-21', ok: 99_999, failing: 1 }])).toBe('99.99%')
	expect(formatUptime([{ day: '2026-11-21', ok: 5, failing: 0 }])).toBe('100%')
	expect(formatUptime([])).toBeNull()
})
