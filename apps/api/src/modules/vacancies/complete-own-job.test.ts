import { expect, test } from 'vitest'
import { completeOwnJob } from './complete-own-job.ts'

const seenAt = new Date('2026-06-01T12:00:00Z')
const empty = { from: 'text', title: '', company: '', place: '', url: '' } as const
const complete = (text: string, told: object = {}) =>
	completeOwnJob({ ...empty, ...told, text }, seenAt)

const advert = `Night Porter – The Larch Hotel, Whitby
Salary: £12.50 - £13 per hour
Contract: Permanent, part-time
Closing date: Friday 12 June 2026 at noon
You will look after our guests at night.`

test('the text of an advert fills what was left empty', async () => {
	expect(await complete(advert)).toMatchObject({
		title: 'Night Porter',
		company: 'The Larch Hotel',
		salary: { min: 12.5, max: 13, currency: 'GBP', period: 'hour' },
		types: ['part_time'],
		closesAt: new Date('2026-06-12T23:59:59Z'),
	})
})

test('what a person typed stays', async () => {
	const told = { title: 'Porter (nights)', company: 'Larch', place: 'Whitby' }
	expect(await complete(advert, told)).toMatchObject(told)
	expect(await complete(advert, { company: 'Larch' })).toMatchObject({
		title: 'Night Porter',
		company: 'Larch',
	})
})

test('fields at the head need no label', async () => {
	const text = 'Night Porter | Whitby | £24,000 a year | Full time\nYou will look after guests.'
	expect(await complete(text)).toMatchObject({
		salary: { min: 24_000, max: 24_000, currency: 'GBP', period: 'year' },
		types: ['full_time'],
	})
})

test('a bonus is no pay, and a contract manager has no contract', async () => {
	const text = 'Contract Manager\n£500 welcome bonus after a year\nYou will have volunteers.'
	expect(await complete(text)).toMatchObject({ salary: null, types: [], closesAt: null })
})

test.each([
	['Apply by 05/07/2026.', '2026-07-05'],
	['Applications close on Sunday 14th June.', '2026-06-14'],
	['The closing date for applications is January 9', '2027-01-09'],
	['Closing date\n30 June 2026', '2026-06-30'],
])('%s', async (sentence, day) => {
	const { closesAt } = await complete(`Night Porter\nYou will look after guests.\n${sentence}`)
	expect(closesAt?.toISOString().slice(0, 10)).toBe(day)
})

test.each(['Closing date: when filled', 'Deadline: June 2026', 'We close at 5.'])(
	'%s tells no day',
	async (sentence) => {
		const { closesAt } = await complete(`Night Porter\nYou will look after guests.\n${sentence}`)
		expect(closesAt).toBeNull()
	},
)

test('an advert without a title asks for it', async () => {
	await expect(complete('we need somebody who is kind.')).rejects.toMatchObject({
		code: 'bad_request',
		message: expect.stringContaining('Please enter it'),
	})
})
