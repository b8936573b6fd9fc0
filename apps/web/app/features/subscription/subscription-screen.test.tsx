import type { Subscription } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { SubscriptionScreen } from './subscription-screen.tsx'

afterEach(() => {
	cleanup()
	left.length = 0
})

/** The pages of the payment service that were opened. */
const left: string[] = []
const usage: Subscription['usage'] = [
	{ what: 'cvs', used: 12, free: 50, premium: 500 },
	{ what: 'jobSearches', used: 9, free: 10, premium: 100 },
]
const free: Subscription = {
	plan: 'free',
	isSetUp: true,
	state: { kind: 'none' },
	usage,
	hasInvoices: false,
}
const price = { amount: 999, currency: 'usd' }
const active: Subscription = {
	...free,
	plan: 'premium',
	hasInvoices: true,
	state: { kind: 'active', renewsAt: '2026-06-30T12:00:00.000Z', price },
}
const ending: Subscription = {
	...active,
	state: { kind: 'ending', endsAt: '2026-06-30T12:00:00.000Z' },
}
const invoices = [
	{
		id: 'in_1',
		number: 'ELLA-1',
		createdAt: '2026-05-31T12:00:00.000Z',
		total: price,
		status: 'paid',
		url: 'https://pay.example/1',
		pdfUrl: null,
	},
]

function show(
	subscription: Subscription,
	more: Parameters<typeof stubServer>[0] = {},
	at?: string,
) {
	const asked = stubServer({
		'GET /api/subscription/': () => answer(200, subscription),
		'GET /api/prices/': () => answer(200, { prices: [price] }),
		'GET /api/subscription/invoices/': () => answer(200, { invoices }),
		...more,
	})
	const user = sampleUser({ plan: 'free' })
	const Page = () => <SubscriptionScreen onLeave={(url) => left.push(url)} />
	const shown = showPage(Page, { path: '/subscription', ...(at && { at }), user })
	return { asked, ...shown }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the free plan shows what is used beside both limits, and opens the page to pay on', async () => {
	show(free, {
		'POST /api/subscription/checkout/': () => answer(200, { url: 'https://pay.example/c' }),
	})
	await screen.findByRole('heading', { name: 'Free Plan' })
	expect(screen.getByText('12 of 50, Premium 500')).toBeTruthy()
	press('Get Premium for 9.99 USD a month')
	await waitFor(() => expect(left).toEqual(['https://pay.example/c']))
	expect(screen.queryByText('Invoices')).toBeNull()
})

test('without payments a sentence says so and there is no button', async () => {
	show({ ...free, isSetUp: false })
	await screen.findByText(/Payments aren’t set up on this site/)
	expect(screen.queryByRole('button')).toBeNull()
})

test('Premium is cancelled by a press and its confirmation, and taken back by one', async () => {
	const over = [{ what: 'cvs' as const, used: 61, free: 50, premium: 500 }]
	const { asked, session } = show(
		{ ...active, usage: over },
		{
			'POST /api/subscription/cancel/': () => answer(200, ending),
			'POST /api/subscription/resume/': () => answer(200, active),
		},
	)
	await screen.findByText(/Your next payment is on 30 Jun 2026, 9.99 USD/)
	press('Cancel Premium')
	const question = screen.getByRole('alertdialog').textContent
	expect(question).toContain('Premium runs until 30 Jun 2026')
	expect(question).toContain('61 CVs (50). You can still open')
	press('Cancel Premium')
	await screen.findByText(/You’ve cancelled. Premium runs until 30 Jun 2026/)
	expect(asked.map(({ route }) => route)).toContain('POST /api/subscription/cancel/')
	expect(session.getState().user?.plan).toBe('premium')
	press('Keep Premium')
	await screen.findByText(/Your next payment is on/)
})

test('a failed payment says until when Premium stays, and leads to the card', async () => {
	const state = { kind: 'payment_failed', graceUntil: '2026-07-14T12:00:00.000Z' } as const
	const { asked } = show(
		{ ...active, state },
		{ 'POST /api/subscription/portal/': () => answer(200, { url: 'https://pay.example/p' }) },
	)
	await screen.findByText(/didn’t go through. Premium stays until 14 Jul 2026/)
	press('Change card')
	await waitFor(() => expect(left).toEqual(['https://pay.example/p']))
	expect(asked.at(-1)?.body).toEqual({ wish: 'card' })
})

test('who comes back from paying has Premium at once, in the whole page', async () => {
	const { session, router } = show(
		free,
		{ 'POST /api/subscription/refresh/': () => answer(200, active) },
		'/subscription?back=paid',
	)
	await screen.findByText('Thank you. You now have Premium.')
	await screen.findByRole('heading', { name: 'Premium Plan' })
	expect(session.getState().user?.plan).toBe('premium')
	expect(router.state.location.search).toBe('')
})

test('who turns back is told that nothing was bought', async () => {
	show(free, {}, '/subscription?back=left')
	await screen.findByText('You haven’t bought anything and won’t be charged.')
})

test('invoices lead to the payment service, and a failure of theirs leaves the rest', async () => {
	show(active)
	const link = await screen.findByRole('link', { name: 'View of invoice ELLA-1, in a new tab' })
	expect(link.getAttribute('href')).toBe('https://pay.example/1')
	cleanup()
	const down = 'The payment service did not answer.'
	show(active, {
		'GET /api/subscription/invoices/': () => refusal(503, 'payments_unreachable', down),
	})
	await screen.findByText(down, undefined, { timeout: 5000 })
	expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeTruthy()
})

test('a plan that cannot be had says why and can be asked for again', async () => {
	show(free, { 'GET /api/subscription/': () => refusal(503, 'server_busy', 'Busy.') })
	await screen.findByText('Busy.', undefined, { timeout: 5000 })
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('where Premium is sold in several currencies, each price is there before anything is bought', async () => {
	const prices = [price, { amount: 949, currency: 'eur' }, { amount: 849, currency: 'gbp' }]
	show(free, { 'GET /api/prices/': () => answer(200, { prices }) })
	await screen.findByText(/raises the limits for 9\.99 USD, 9\.49 EUR or 8\.49 GBP a month\./)
	expect(screen.getByText(/^Stripe shows you the price in your currency/)).toBeTruthy()
	expect(screen.getByRole('button', { name: 'Get Premium' })).toBeTruthy()
})
