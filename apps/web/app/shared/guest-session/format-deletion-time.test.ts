import { expect, test } from 'vitest'
import { formatDeletionTime } from './format-deletion-time.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
	['2026-11-21T22:05:00Z', 'today at 22:05'],
	['2026-11-22T09:59:00Z', 'tomorrow at 09:59'],
	['2026-12-01T08:00:00Z', 'on 1 December at 08:00'],
])('%s reads as %s', (expiresAt, words) => {
	expect(formatDeletionTime(expiresAt, { now, timeZone: 'UTC' })).toBe(words)
})

test('the day is the day of the person, not that of the server', () => {
	expect(formatDeletionTime('2026-11-21T23:30:00Z', { now, timeZone: 'Asia/Tokyo' })).toBe(
		'tomorrow at 08:30',
	)
})
