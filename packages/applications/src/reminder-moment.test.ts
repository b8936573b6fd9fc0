import { type NewNextStep, newNextStepSchema } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { reminderMoment, stepMoment } from './reminder-moment.ts'

const step = (about: Partial<NewNextStep>) =>
	newNextStepSchema.parse({ what: 'Call', on: '2026-07-15', timeZone: 'Europe/London', ...about })

test.each([
	[{ reminder: 'day_before', time: '15:00' }, '2026-07-14T06:00:00.000Z'],
	[{ reminder: 'same_day', time: '15:00' }, '2026-07-15T06:00:00.000Z'],
	[{ reminder: 'same_day' }, '2026-07-15T06:00:00.000Z'],
	[{ reminder: 'same_day', time: '06:30' }, '2026-07-15T04:30:00.000Z'],
	[{ reminder: 'day_before', on: '2026-03-01', timeZone: 'UTC' }, '2026-02-28T07:00:00.000Z'],
] as const)('of a step %j the e-mail goes at %s', (about, expected) => {
	expect(new Date(reminderMoment(step(about)) ?? 0).toISOString()).toBe(expected)
})

test('a step without a reminder has no such moment, and one without a time begins with its day', () => {
	expect(reminderMoment(step({}))).toBeNull()
	expect(new Date(stepMoment(step({}))).toISOString()).toBe('2026-07-14T23:00:00.000Z')
})
