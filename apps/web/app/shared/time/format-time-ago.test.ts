import { expect, test } from 'vitest'
import { formatShortDay, formatTimeAgo } from './format-time-ago.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('a day is written as in Britain, in the zone of the reader', () => {
	expect(formatShortDay('2024-09-03T23:30:00Z', 'UTC')).toBe('3 Sept 2024')
	expect(formatShortDay('2024-09-03T23:30:00Z', 'Europe/London')).toBe('4 Sept 2024')
})

test.each([
	['2026-11-21T11:59:30Z', 'just now'],
	['2026-11-21T12:00:20Z', 'just now'],
	['2026-11-21T11:59:00Z', '1 minute ago'],
	['2026-11-21T09:30:00Z', '2 hours ago'],
	['2026-11-20T11:00:00Z', 'yesterday'],
	['2026-11-01T12:00:00Z', '20 days ago'],
	['2026-09-01T12:00:00Z', 'on 1 Sept 2026'],
])('%s was %s', (iso, words) => {
	expect(formatTimeAgo(iso, now)).toBe(words)
})
