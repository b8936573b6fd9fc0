import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, paymentEvent, subscription } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { type Buyer, openPayingApp, type PayingApp } from '#test/open-paying-app.ts'
import { stubBody } from '#test/stub-payments.ts'
import { type StubEvent, stubSignature } from '#test/stub-payments-state.ts'
import { refreshBillingState } from './refresh-billing-state.ts'

const { later, cleanUp } = cleanUps()
const start = Date.parse('2026-05-10T09:00:00Z')
let paying: PayingApp
beforeAll(async () => {
	paying = await openPayingApp(later, start)
})
afterAll(cleanUp)

const orm = () => paying.api.background.database.orm
const planOf = async ({ id }: Buyer) => {
	const [row] = await orm().select().from(account).where(eq(account.id, id))
	return row?.plan
}
const rowOf = async ({ id }: Buyer) => {
	const [row] = await orm().select().from(subscription).where(eq(subscription.accountId, id))
	return row
}
/** Returns the events at the service since `act` began, in order. */
async function eventsOf(act: () => unknown): Promise<StubEvent[]> {
	const since = paying.stub.events.length
	await act()
	return paying.stub.events.slice(since)
}
async function bought(): Promise<{ ada: Buyer; events: StubEvent[] }> {
	let ada: Buyer | undefined
	const events = await eventsOf(async () => {
		ada = await paying.buyer()
	})
	if (!ada) throw new Error('Nobody bought anything.')
	return { ada, events }
}
const first = ([event]: StubEvent[]): StubEvent => {
	if (!event) throw new Error('Nothing happened.')
	return event
}

test('a message of the service makes a plan Premium without anybody looking', async () => {
	const { ada, events } = await bought()
	expect(await planOf(ada)).toBe('free')
	for (const event of events) expect(await paying.tell(event)).toBe(200)
	expect(await planOf(ada)).toBe('premium')
})

test.each<[string, (event: StubEvent) => Parameters<PayingApp['tell']>[1]]>([
	['no signature', () => ({ signature: null })],
	['nonsense for one', () => ({ signature: 'v1=zz' })],
	[
		'the signature of another body',
		(event) => ({
			body: stubBody({ ...event, type: 'invoice.paid' }),
			signature: stubSignature(stubBody(event), start),
		}),
	],
	[
		'another secret',
		(event) => ({ signature: stubSignature(stubBody(event), start, 'whsec_another') }),
	],
	[
		'a signature of six minutes ago',
		(event) => ({ signature: stubSignature(stubBody(event), start - 360_000) }),
	],
	[
		'spaces that were not signed',
		(event) => ({ body: `${stubBody(event)} `, signature: stubSignature(stubBody(event), start) }),
	],
])('%s: it is refused and changes nothing', async (_name, telling) => {
	const { ada, events } = await bought()
	const event = first(events)
	expect(await paying.tell(event, telling(event))).toBe(400)
	expect(await planOf(ada)).toBe('free')
})

test('what is no message, or far too long, is refused', async () => {
	const event = { id: 'evt_x', type: 'invoice.paid', created: 0, data: { object: {} } }
	for (const body of ['not json', '{}', '[]', '{"id":7}', 'null'])
		expect(await paying.tell(event, { body }), body).toBe(400)
	expect(await paying.tell(event, { contentType: 'text/plain' })).toBe(400)
	expect(await paying.tell(event, { body: JSON.stringify({ fill: 'x'.repeat(300_000) }) })).toBe(
		400,
	)
})

test('an unknown customer, another product and a kind that nobody needs are thanked for', async () => {
	const { ada, events } = await bought()
	const object = { customer: 'cus_of_another_shop' }
	const others = [
		{ ...first(events), id: 'evt_a', data: { object } },
		{ ...first(events), id: 'evt_b', data: { object: { customer: null } } },
		{ ...first(events), id: 'evt_c', type: 'charge.refunded' },
	]
	for (const event of others) expect(await paying.tell(event)).toBe(200)
	expect(await planOf(ada)).toBe('free')
})

test('messages in any order leave what holds now, whatever they say', async () => {
	const { ada, events } = await bought()
	const ending = await eventsOf(() => paying.stub.end(ada.subscription))
	for (const event of [...ending, ...events.reverse()]) expect(await paying.tell(event)).toBe(200)
	expect(await planOf(ada)).toBe('free')
	expect(await rowOf(ada)).toMatchObject({ status: 'canceled' })
})

test('a message that comes again is not asked about again', async () => {
	const { ada, events } = await bought()
	const event = first(events)
	await paying.tell(event)
	const before = paying.stub.asked.length
	expect(await paying.tell(event)).toBe(200)
	expect(paying.stub.asked.length).toBe(before)
	const kept = await orm().select().from(paymentEvent).where(eq(paymentEvent.id, event.id))
	expect(kept).toHaveLength(1)
	expect(await planOf(ada)).toBe('premium')
})

test('a message that could not be seen to is refused, so that it comes again', async () => {
	const { ada, events } = await bought()
	const event = first(events)
	paying.stub.manner = 'is down'
	expect(await paying.tell(event)).toBe(503)
	paying.stub.manner = 'behaves'
	expect(await planOf(ada)).toBe('free')
	expect(await paying.tell(event)).toBe(200)
	expect(await planOf(ada)).toBe('premium')
})

test('an answer that was on its way when the state changed never overwrites the newer one', async () => {
	const { ada } = await bought()
	const { stub, api } = paying
	if (api.background.payments === null) throw new Error('Payments are not set up.')
	const parts = { ...api.background, orm: orm(), payments: api.background.payments }
	let letGo = () => {}
	let isHeld = () => {}
	const held = new Promise<void>((resolve) => {
		isHeld = resolve
	})
	stub.beforeAnswer = () => {
		stub.beforeAnswer = async () => {}
		isHeld()
		return new Promise((resolve) => {
			letGo = resolve
		})
	}
	const slow = refreshBillingState(parts, ada.customerId)
	await held
	stub.end(ada.subscription)
	await refreshBillingState(parts, ada.customerId)
	letGo()
	await slow
	expect(await rowOf(ada)).toMatchObject({ status: 'canceled' })
	expect(await planOf(ada)).toBe('free')
})

test('many messages at once, as on two servers, end in the state that holds', async () => {
	const { ada, events } = await bought()
	const more = await eventsOf(() =>
		paying.stub.change(ada.subscription, { cancel_at_period_end: true }),
	)
	const answers = await Promise.all([...events, ...more].map((event) => paying.tell(event)))
	expect(new Set(answers)).toEqual(new Set([200]))
	expect(await planOf(ada)).toBe('premium')
	const row = await rowOf(ada)
	expect(row?.cancelsAt).toEqual(row?.periodEnd)
})

test('questions that overtake each other again and again are all answered', async () => {
	const { ada } = await bought()
	const { stub, api } = paying
	if (api.background.payments === null) throw new Error('Payments are not set up.')
	const parts = { ...api.background, orm: orm(), payments: api.background.payments }
	let overtaken = 0
	// Each question is overtaken by another, as when presses and messages come together.
	stub.beforeAnswer = async () => {
		overtaken += 1
		if (overtaken <= 12) await refreshBillingState(parts, ada.customerId)
	}
	await refreshBillingState(parts, ada.customerId)
	stub.beforeAnswer = async () => {}
	expect(overtaken).toBe(13)
	expect(await rowOf(ada)).toMatchObject({ ticket: 13, answeredTicket: 13 })
	expect(await planOf(ada)).toBe('premium')
})
