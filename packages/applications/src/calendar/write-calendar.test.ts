import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarStep, writeCalendar } from './write-calendar.ts'

const hard = 'Ring; "Łukasz", re: 10:30 \\ 11\r\nBEGIN:VEVENT\nם שלום 👩‍🍳 '.repeat(5)
const step = (about: Partial<CalendarStep>): CalendarStep => ({
	id: '019aa5c0-0000-7000-8000-000000000001',
	summary: 'Call',
	revision: 3,
	url: 'https://cv.example.com/applications?application=1,2;3',
	on: '2026-02-28',
	at: null,
	changedAt: Date.parse('2026-02-01T10:00:00.123Z'),
	...about,
})
const write = (...steps: CalendarStep[]) =>
	writeCalendar({ name: 'Next steps', host: 'cv.example.com', steps })

test('a calendar program reads back every word and every moment', () => {
	const timed = step({ summary: hard, at: Date.parse('2026-03-01T09:30:00Z') })
	const calendar = new ICAL.Component(ICAL.parse(write(step({}), timed)))
	expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
	expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Next steps')
	const [day, moment] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
	expect(day?.uid).toBe('019aa5c0-0000-7000-8000-000000000001@cv.example.com')
	expect([day?.startDate.isDate, day?.startDate.toString(), day?.endDate.toString()]).toEqual([
		true,
		'2026-02-28',
		'2026-03-01',
	])
	expect(day?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-02-01T10:00:00Z')
	expect(day?.component.getFirstPropertyValue('url')).toBe(step({}).url)
	expect(moment?.summary).toBe(hard.replaceAll('\r\n', '\n'))
	expect(moment?.startDate.toJSDate().toISOString()).toBe('2026-03-01T09:30:00.000Z')
	expect(moment?.sequence).toBe(3)
})

test('no line is longer than 75 octets, and none ends within a character', () => {
	const text = write(step({ summary: hard }))
	const lines = text.split('\r\n')
	const octets = lines.map((line) => new TextEncoder().encode(line).length)
	expect(Math.max(...octets)).toBeLessThanOrEqual(75)
	expect(text).not.toContain('\ufffd')
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
	expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('halves of characters and control characters do no harm', () => {
	const calendar = new ICAL.Component(ICAL.parse(write(step({ summary: 'a\u0000b\ud800c\u001b' }))))
	const [event] = calendar.getAllSubcomponents('vevent')
	expect(event?.getFirstPropertyValue('summary')).toBe('ab\ufffdc')
})
