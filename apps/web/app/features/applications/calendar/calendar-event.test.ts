import { expect, test } from 'vitest'
import { sampleApplication } from '../sample-application.ts'
import { eventsByDay, listEvents } from './calendar-event.ts'

const step = {
	what: 'Interview',
	on: '2026-11-05',
	timeZone: 'Europe/London',
	reminder: 'off' as const,
	at: '2026-11-05T09:30:00.000Z',
	remindsAt: null,
}

test('next steps stand on their days by their times, and adverts that close where nobody applied yet', () => {
	const events = listEvents([
		sampleApplication({ id: 'a', nextStep: { ...step, time: '14:00' } }),
		sampleApplication({ id: 'b', nextStep: { ...step, time: '09:30' } }),
		sampleApplication({ id: 'c', closesAt: '2026-11-05T00:00:00.000Z' }),
		sampleApplication({
			id: 'd',
			closesAt: '2026-11-05T00:00:00.000Z',
			appliedAt: '2026-11-01T00:00:00.000Z',
		}),
	])
	const day = eventsByDay(events).get('2026-11-05') ?? []
	expect(day.map(({ id, time }) => `${id} ${time}`)).toEqual([
		'c-closes ',
		'b-step 09:30',
		'a-step 14:00',
	])
	expect(day[0]?.about).toBe('Baker at Crust')
})
