import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, paymentEvent, subscription } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { type Buyer, openPayingApp, type PayingApp } from '#test/open-paying-app.ts'
import { retentionTime } from '#test/retention-time.ts'
import { listPersonalData } from '../../wire-accounts.ts'
import { removeAccount } from '../accounts/remove-accounts.ts'
import { reconcileBilling, removeOldPaymentEvents } from './reconcile-billing.ts'

const { later, cleanUp } = cleanUps()
const start = Date.parse('2026-05-10T09:00:00Z')
const dayMs = 86_400_000
const warnings: string[] = []
let paying: PayingApp
beforeAll(async () => {
	paying = await openPayingApp(later, start)
})
beforeEach(() => {
	paying.api.clock.aheadMs = 0
	warnings.length = 0
})
afterAll(cleanUp)

const orm = () => paying.api.background.database.orm
const planOf = async ({ id }: { id: string }) => {
	const [row] = await orm().select().from(account).where(eq(account.id, id))
	return row?.plan
}
function followAll(changes: object = {}): Promise<void> {
	const { mail, now, payments } = paying.api.background
	const log = { warn: (_details: object, message: string) => void warnings.push(message) }
	const { signal } = new AbortController()
	return reconcileBilling({ orm: orm(), mail, now, payments, log, signal, ...changes })
}
/** Somebody who has Premium, and of whom Ella knows. */
async function payer(): Promise<Buyer> {
	const ada = await paying.buyer()
	await ada.call('POST', '/api/subscription/refresh/')
	return ada
}
const subjects = (to: string) =>
	paying.mailbox.waiting().flatMap((mail) => (mail.to.includes(to) ? [mail.subject] : []))

test('a week before each payment one message tells of it, however many servers there are', async () => {
	const ada = await payer()
	await followAll()
	expect(subjects(ada.email)).toEqual([])
	paying.api.clock.aheadMs = 25 * dayMs
	await Promise.all([followAll(), followAll()])
	await followAll()
	const mail = await paying.mailbox.next(ada.email)
	expect(mail.subject).toBe('Your Premium renews on 10 June 2026')
	expect(mail.text).toContain('Your next payment of 9.99 USD is on 10 June 2026')
	expect(mail.text).toContain('/subscription')
	expect(subjects(ada.email)).toEqual([])
	paying.api.clock.aheadMs = 31 * dayMs
	paying.stub.renew(ada.subscription, { months: 1 })
	await followAll()
	paying.api.clock.aheadMs = 56 * dayMs
	await followAll()
	expect((await paying.mailbox.next(ada.email)).subject).toContain('10 July 2026')
})

test('whoever has cancelled is not told of a payment that does not come', async () => {
	const ada = await payer()
	await ada.call('POST', '/api/subscription/cancel/')
	paying.api.clock.aheadMs = 25 * dayMs
	await followAll()
	const [row] = await orm().select().from(subscription).where(eq(subscription.accountId, ada.id))
	expect(row?.remindedFor).toBeNull()
})

test('a payment that did not go through is told once, and Premium ends two weeks later without a loss', async () => {
	const ada = await payer()
	paying.api.clock.aheadMs = 31 * dayMs
	paying.stub.renew(ada.subscription, { months: 1, isRefused: true })
	for (const event of paying.stub.events.slice(-2)) expect(await paying.tell(event)).toBe(200)
	const failed = await paying.mailbox.next(ada.email)
	expect(failed.subject).toBe('Your payment for Premium didn’t go through')
	expect(failed.text).toContain('until 24 June 2026')
	expect(await planOf(ada)).toBe('premium')
	paying.api.clock.aheadMs = 44 * dayMs
	await followAll()
	expect(await planOf(ada)).toBe('premium')
	paying.api.clock.aheadMs = 46 * dayMs
	await Promise.all([followAll(), followAll()])
	expect(await planOf(ada)).toBe('free')
	expect((await paying.mailbox.next(ada.email)).subject).toBe('You’re back on the Free plan')
	expect(subjects(ada.email)).toEqual([])
	paying.stub.renew(ada.subscription, { months: 1 })
	for (const event of paying.stub.events.slice(-2)) expect(await paying.tell(event)).toBe(200)
	expect(await planOf(ada)).toBe('premium')
})

test('news that never came are asked for', async () => {
	const ada = await payer()
	paying.api.clock.aheadMs = 32 * dayMs
	paying.stub.end(ada.subscription)
	await followAll()
	expect(await planOf(ada)).toBe('free')
})

test('one customer whom the service does not know about does not hold up the others', async () => {
	const ada = await payer()
	paying.api.clock.aheadMs = 32 * dayMs
	paying.stub.manner = 'is down'
	await followAll()
	paying.stub.manner = 'behaves'
	expect(warnings.length).toBeGreaterThan(0)
	expect(await planOf(ada)).toBe('premium')
})

test('nobody pays for another month whose account is about to go, and the account goes with its subscription', async () => {
	const ada = await payer()
	const deletionAt = new Date(start + 14 * dayMs)
	await orm().update(account).set({ deletionAt }).where(eq(account.id, ada.id))
	await followAll()
	expect(ada.subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' })
	const { removal } = paying.api.background
	paying.stub.manner = 'is down'
	await expect(removeAccount(removal, ada.id)).rejects.toThrow()
	paying.stub.manner = 'behaves'
	await removeAccount(removal, ada.id)
	expect(ada.subscription.status).toBe('canceled')
	expect(paying.stub.customers.has(ada.customerId)).toBe(false)
	expect(await orm().select().from(account).where(eq(account.id, ada.id))).toEqual([])
	for (const event of paying.stub.events.slice(-2)) expect(await paying.tell(event)).toBe(200)
})

test('without keys an account with a paid month is not deleted, since nobody could end what is paid', async () => {
	const ada = await payer()
	const { removal, background } = { ...paying.api, ...paying.api.background }
	const personalData = listPersonalData({ ...background, payments: null })
	const without = { ...removal, personalData }
	await expect(removeAccount(without, ada.id)).rejects.toThrow(/subscription/)
	paying.api.clock.aheadMs = 60 * dayMs
	await removeAccount(without, ada.id)
	expect(await orm().select().from(account).where(eq(account.id, ada.id))).toEqual([])
})

test('the export of an account has what is known of payments, also when the service is down', async () => {
	const ada = await payer()
	const billing = async () => {
		const lists = listPersonalData(paying.api.background).map(({ files }) => files(ada.id))
		const found = (await Promise.all(lists)).flat().find(({ path }) => path === 'billing.json')
		return JSON.stringify(await found?.read())
	}
	expect(await billing()).toContain(ada.customerId)
	expect(await billing()).toMatch(/"status":"paid".*"amount":999/)
	paying.stub.manner = 'is down'
	expect(await billing()).toContain('couldn’t reach the payment service')
	paying.stub.manner = 'behaves'
})

test('messages that were seen to are forgotten after a month', async () => {
	await orm()
		.insert(paymentEvent)
		.values({ id: 'evt_old', at: new Date(start - 31 * dayMs) })
	await removeOldPaymentEvents(orm(), retentionTime(start))
	expect(await orm().select().from(paymentEvent).where(eq(paymentEvent.id, 'evt_old'))).toEqual([])
})
