import { subscriptionSchema } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openPayingApp, type PayingApp } from '#test/open-paying-app.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { wireSubscriptions } from '../../wire-subscriptions.ts'

const { later, cleanUp } = cleanUps()
const start = Date.parse('2026-01-31T12:00:00Z')
let paying: PayingApp
beforeAll(async () => {
	paying = await openPayingApp(later, start)
})
afterAll(cleanUp)

const cvNamed = (title: string) => ({ title, document: emptyCv(), design: defaultDesign() })
const call = async (person: SignedIn, path = '') => {
	const answer = await person.call(path === '' ? 'GET' : 'POST', `/api/subscription/${path}`)
	expect(answer.statusCode, answer.body).toBe(200)
	return subscriptionSchema.parse(answer.json())
}
const codeOf = async (person: SignedIn, path: string) =>
	(await person.call('POST', `/api/subscription/${path}`)).json().code

test('what is used stands beside both limits, for whoever never paid', async () => {
	const ada = await signedIn(paying.api)
	const made = await ada.call('POST', '/api/cvs/', { payload: cvNamed('One') })
	expect(made.statusCode, made.body).toBe(200)
	const mine = await call(ada)
	expect(mine).toMatchObject({ plan: 'free', isSetUp: true, state: { kind: 'none' } })
	expect(mine.hasInvoices).toBe(false)
	expect(mine.usage[0]).toEqual({ what: 'cvs', used: 1, free: 50, premium: 500 })
	expect(mine.usage.map(({ what }) => what)).not.toContain('modelTokens')
})

test('Premium is bought, paid in calendar months, cancelled, resumed and ended', async () => {
	const { api, stub } = paying
	const ada = await paying.buyer()
	const bought = await call(ada, 'refresh/')
	const price = { amount: 999, currency: 'usd' }
	const renewsAt = '2026-02-28T12:00:00.000Z'
	expect(bought).toMatchObject({ plan: 'premium', state: { kind: 'active', renewsAt, price } })
	expect((await ada.call('GET', '/api/auth/user/')).json().plan).toBe('premium')
	expect(await codeOf(ada, 'checkout/')).toBe('already_premium')

	const cancelled = await call(ada, 'cancel/')
	expect(cancelled).toMatchObject({ plan: 'premium', state: { kind: 'ending', endsAt: renewsAt } })
	expect((await call(ada, 'cancel/')).state.kind).toBe('ending')
	expect((await call(ada, 'resume/')).state.kind).toBe('active')
	expect((await call(ada, 'resume/')).state.kind).toBe('active')

	// Sessions end sooner than months, so from here on nobody is signed in.
	const { subscriptions } = wireSubscriptions(api.background)
	api.clock.stoppedAtMs = Date.parse(renewsAt)
	stub.renew(ada.subscription, { months: 1 })
	expect((await subscriptions.refresh(ada.id)).state).toMatchObject({
		renewsAt: '2026-03-31T12:00:00.000Z',
	})
	await subscriptions.cancel(ada.id)
	api.clock.stoppedAtMs = Date.parse('2026-03-31T12:00:00Z')
	stub.renew(ada.subscription, { months: 2 })
	const ended = await subscriptions.refresh(ada.id)
	expect(ended).toMatchObject({ plan: 'free', state: { kind: 'ended' } })
	await expect(subscriptions.resume(ada.id)).rejects.toThrow('There’s nothing to resume.')
	await expect(subscriptions.cancel(ada.id)).rejects.toThrow('There’s nothing to cancel.')
	expect((await subscriptions.checkout(ada.id)).url).toContain('/pay/')
	api.clock.stoppedAtMs = start
})

test('presses that come together open one page, so that nobody pays twice', async () => {
	const ada = await signedIn(paying.api)
	const press = async () => {
		const answer = (await ada.call('POST', '/api/subscription/checkout/')).json()
		expect(answer).toEqual({ url: expect.any(String) })
		return answer.url
	}
	const together = await Promise.all([press(), press(), press()])
	expect(new Set([...together, await press()]).size).toBe(1)
	const [session] = [...paying.stub.sessions.values()].filter(({ url }) => url === together[0])
	expect(session).toMatchObject({
		success_url: 'http://localhost/subscription?back=paid',
		cancel_url: 'http://localhost/subscription?back=left',
	})
	const asked = paying.stub.asked.find(({ what }) => what === 'POST /v1/checkout/sessions')
	expect(asked?.body.get('adaptive_pricing[enabled]')).toBe('false')
	expect([...(asked?.body.keys() ?? [])].join()).not.toMatch(/card|number|cvc/)
})

test('a press that begins while the page of an earlier one is still being made opens that page', async () => {
	const { stub } = paying
	const ada = await signedIn(paying.api)
	const press = async () => (await ada.call('POST', '/api/subscription/checkout/')).json().url
	const both = Promise.withResolvers<void>()
	let second: Promise<string> | undefined
	// The first press has been told that no page is open; it waits until the second is told the same.
	stub.beforeAnswer = async ({ what }) => {
		if (what !== 'GET /v1/checkout/sessions') return
		if (second) both.resolve()
		second ??= press()
		await both.promise
	}
	const first = await press()
	stub.beforeAnswer = async () => {}
	expect(first).toContain('/pay/')
	expect(await second).toBe(first)
})

test('nothing is sold for another price than the one on the pricing page', async () => {
	const ada = await signedIn(paying.api)
	paying.stub.price.unit_amount = 1999
	expect(await codeOf(ada, 'checkout/')).toBe('payments_misconfigured')
	paying.stub.price.unit_amount = 999
	expect(await codeOf(ada, 'checkout/')).toBeUndefined()
})

test('Premium is sold in the currencies that its price is set in, and each is shown as it is charged', async () => {
	const { api, stub } = paying
	const pricesNow = async () => {
		api.clock.stoppedAtMs = (api.clock.stoppedAtMs ?? start) + 600_000
		return (await api.app.inject('/api/prices/')).json().prices
	}
	const dollars = { amount: 999, currency: 'usd' }
	expect(await pricesNow()).toEqual([dollars])
	stub.price.currency_options = {
		usd: { unit_amount: 999 },
		jpy: { unit_amount: 1500 },
		gbp: { unit_amount: 849 },
		eur: { unit_amount: 949 },
	}
	const [euros, pounds] = [
		{ amount: 949, currency: 'eur' },
		{ amount: 849, currency: 'gbp' },
	]
	expect(await pricesNow()).toEqual([dollars, euros, pounds])

	const ada = await paying.buyer()
	Object.assign(ada.subscription, { currency: 'gbp' })
	expect((await call(ada, 'refresh/')).state).toMatchObject({ kind: 'active', price: pounds })

	stub.manner = 'is down'
	expect(await pricesNow()).toEqual([dollars])
	stub.manner = 'behaves'
	stub.price.currency_options = {}
	api.clock.stoppedAtMs = start
})

test('the card is changed and invoices are kept at the service', async () => {
	const [ada, bob] = [await paying.buyer(), await paying.buyer()]
	const portal = await ada.call('POST', '/api/subscription/portal/', { payload: { wish: 'card' } })
	expect(portal.json().url).toContain('/portal')
	expect(paying.stub.asked.at(-1)?.body.get('flow_data[type]')).toBe('payment_method_update')
	const { invoices } = (await ada.call('GET', '/api/subscription/invoices/')).json()
	expect(invoices).toHaveLength(1)
	expect(invoices[0]).toMatchObject({ status: 'paid', total: { amount: 999, currency: 'usd' } })
	expect(invoices[0].url).toContain('/invoice/')
	const { invoices: others } = (await bob.call('GET', '/api/subscription/invoices/')).json()
	expect(others[0].id).not.toBe(invoices[0].id)
})

test('what is owed is not asked for any more once it is cancelled, and Premium ends', async () => {
	const ada = await paying.buyer()
	paying.stub.renew(ada.subscription, { months: 1, isRefused: true })
	expect((await call(ada, 'refresh/')).state.kind).toBe('payment_failed')
	expect(await codeOf(ada, 'checkout/')).toBe('already_premium')
	expect(await call(ada, 'cancel/')).toMatchObject({ plan: 'free', state: { kind: 'ended' } })
	expect(ada.subscription.status).toBe('canceled')
})

test('a service that is down changes nothing, is told of, and leaks no key', async () => {
	const ada = await paying.buyer()
	await call(ada, 'refresh/')
	paying.stub.manner = 'is down'
	const answer = await ada.call('POST', '/api/subscription/cancel/')
	expect(answer.statusCode).toBe(503)
	expect(answer.json()).toMatchObject({ code: 'payments_unreachable' })
	expect(answer.body).not.toContain(paying.stub.config.secretKey)
	expect(await call(ada)).toMatchObject({ plan: 'premium', state: { kind: 'active' } })
	paying.stub.manner = 'behaves'
})

test('a customer who was deleted at the service can buy again', async () => {
	const ada = await paying.buyer()
	await call(ada, 'refresh/')
	paying.stub.end(ada.subscription)
	await call(ada, 'refresh/')
	paying.stub.customers.delete(ada.customerId)
	expect((await ada.call('POST', '/api/subscription/checkout/')).json().url).toContain('/pay/')
})

test('a plan that the operator gave is left alone by whoever only looked at the checkout', async () => {
	const ada = await signedIn(paying.api, { plan: 'premium' })
	await ada.call('POST', '/api/subscription/checkout/')
	expect(await call(ada, 'refresh/')).toMatchObject({ plan: 'premium', state: { kind: 'none' } })
})

test('every call but the message of the service needs a session', async () => {
	for (const path of ['refresh/', 'checkout/', 'portal/', 'cancel/', 'resume/']) {
		const url = `/api/subscription/${path}`
		expect((await paying.api.app.inject({ method: 'POST', url })).statusCode, path).toBe(401)
	}
	for (const url of ['/api/subscription/', '/api/subscription/invoices/'])
		expect((await paying.api.app.inject({ url })).statusCode).toBe(401)
})

test('without keys the plan says so, and nothing can be bought', async () => {
	const api = await openTestApp(later, { works: false })
	const ada = await signedIn(api)
	expect(await call(ada)).toMatchObject({ plan: 'free', isSetUp: false, hasInvoices: false })
	expect((await ada.call('GET', '/api/subscription/invoices/')).json()).toEqual({ invoices: [] })
	for (const path of ['checkout/', 'refresh/', 'cancel/', 'resume/'])
		expect(await codeOf(ada, path)).toBe('payments_not_set_up')
	const url = '/api/payments/webhook/'
	const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a' }
	const told = await api.app.inject({ method: 'POST', url, payload: '{}', headers })
	expect(told.statusCode).toBe(503)
})

test('whoever is over the free number keeps, changes and downloads everything, and only waits with new ones', async () => {
	const ada = await paying.buyer()
	await call(ada, 'refresh/')
	const { orm } = paying.api.background.database
	const make = () => ada.call('POST', '/api/cvs/', { payload: cvNamed('CV') })
	for (let made = 0; made < 51; made += 1) expect((await make()).statusCode).toBe(200)
	paying.stub.end(ada.subscription)
	expect((await call(ada, 'refresh/')).usage[0]).toMatchObject({ used: 51, free: 50 })
	expect((await make()).json().code).toBe('too_many_cvs')
	const [cv] = (await ada.call('GET', '/api/cvs/')).json().cvs
	const saved = await ada.call('PATCH', `/api/cvs/${cv.id}/`, {
		payload: { title: 'Changed' },
		headers: { 'if-match': `"${cv.revision}"` },
	})
	expect(saved.statusCode, saved.body).toBe(200)
	const got = await ada.call('POST', `/api/cvs/${cv.id}/export/`, { payload: { format: 'txt' } })
	expect(got.statusCode, got.body).toBe(200)
	const [row] = await orm.select().from(account).where(eq(account.id, ada.id))
	expect(row?.plan).toBe('free')
})
