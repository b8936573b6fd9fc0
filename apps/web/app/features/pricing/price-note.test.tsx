import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { PriceNote } from './price-note.tsx'

afterEach(cleanup)

test('the price is in dollars, and in each currency that the site has set', async () => {
	const prices = [
		{ amount: 999, currency: 'usd' },
		{ amount: 849, currency: 'gbp' },
	]
	stubServer({ 'GET /api/prices/': () => answer(200, { prices }) })
	render(<PriceNote />)
	expect(screen.getByText(/^Premium is 9\.99 USD a month\. If your card/)).toBeTruthy()
	await screen.findByText(/^Premium is 9\.99 USD or 8\.49 GBP a month\. Stripe shows/)
})

test('without an answer the price in dollars stays', async () => {
	const asked = stubServer({ 'GET /api/prices/': () => refusal(503, 'server_busy', 'Busy.') })
	render(<PriceNote />)
	await expect.poll(() => asked.length).toBe(1)
	expect(screen.getByText(/^Premium is 9\.99 USD a month\./)).toBeTruthy()
})
