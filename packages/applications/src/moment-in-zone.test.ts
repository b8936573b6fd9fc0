import { expect, test } from 'vitest'
import { momentInZone, zonedDays } from './moment-in-zone.ts'

test.each([
	['2026-01-15', '09:30', 'Europe/London', '2026-01-15T09:30:00.000Z'],
	['2026-07-15', '09:30', 'Europe/London', '2026-07-15T08:30:00.000Z'],
	['2026-07-15', '00:00', 'America/New_York', '2026-07-15T04:00:00.000Z'],
	['2026-07-15', '07:00', 'Asia/Kolkata', '2026-07-15T01:30:00.000Z'],
	['2026-12-31', '23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
	// Clocks go forward at 01:00 to 02:00, and back at 02:00 to 01:00.
	['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
	['2026-03-29', '02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
	['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
	['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
	['2026-02-28', '12:00', 'UTC', '2026-02-28T12:00:00.000Z'],
])('%s at %s in %s is %s', (...[on, time, timeZone, expected]) => {
	expect(new Date(momentInZone({ on, time, timeZone })).toISOString()).toBe(expected)
})

test.each([
	['2026-05-04T23:30:00Z', 'UTC', '2026-05-04'],
	['2026-05-04T23:30:00Z', 'Europe/London', '2026-05-05'],
	['2026-05-04T11:30:00Z', 'Pacific/Auckland', '2026-05-04'],
	['2026-05-04T12:30:00Z', 'Pacific/Auckland', '2026-05-05'],
	['2026-05-05T03:30:00Z', 'America/New_York', '2026-05-04'],
])('at %s it is in %s the %s', (...[at, timeZone, expected]) => {
	expect(zonedDays(timeZone)(Date.parse(at))).toBe(expected)
})
