import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellStubEvents } from '../../apps/api/src/test/stub-payments.ts'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { expectCount, expectNoSidewaysScroll } from './expect-page.ts'
import { type LanguageModel, startLanguageModel } from './language-model.ts'
import { waitForMail } from './mailbox.ts'
import { openShop, type Shop } from './payment-service.ts'
import { registerPerson } from './person.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

let shop: Shop
let model: LanguageModel
// The product of all journeys keeps its model for accounts; this one shares it with guests.
beforeAll(async () => {
	model = await startLanguageModel()
	shop = await openShop({
		AI_PROVIDER: 'openai-compatible',
		AI_BASE_URL: model.baseUrl,
		AI_MODEL: 'perfect',
		// One rewording and its retry use 480 tokens; the next one could cost more than are left.
		AI_GUEST_TOKENS: '1400',
	})
})
afterAll(async () => {
	await shop.stop()
	await model.stop()
})

test('somebody buys Premium, cancels in two presses, takes it back, and hears of a failed payment', async () => {
	const { service } = shop
	const person = await registerPerson(shop)
	const page = await newVisitor({ url: shop.url })
	await openSignedIn(page, '/subscription', person)
	await page.getByRole('heading', { name: 'Free Plan' }).waitFor()
	await page.getByText('0 of 50, Premium 500').waitFor()
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Get Premium for 9.99 USD a month' }).click()
	await page.getByRole('button', { name: 'Back' }).click()
	await page.getByText('You haven’t bought anything and won’t be charged.').waitFor()
	await page.getByRole('button', { name: 'Get Premium for 9.99 USD a month' }).click()
	await page.getByRole('button', { name: 'Pay' }).click()
	await page.getByText('Thank you. You now have Premium.').waitFor()
	await page.getByText('0 of 500').waitFor()
	await page.getByRole('link', { name: /^View of invoice/ }).waitFor()
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('menu').getByText('Premium Plan').waitFor()
	await page.keyboard.press('Escape')
	await showTheme(page, 'dark')
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Cancel Premium' }).click()
	const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Premium' })
	await cancel.waitFor()
	await expectAccessible(page)
	await cancel.click()
	await page.getByText(/You’ve cancelled. Premium runs until/).waitFor()
	await expectCount(page.getByText('Thank you. You now have Premium.'), 0)
	await page.getByRole('button', { name: 'Keep Premium' }).click()
	await page.getByText(/Your next payment is on/).waitFor()

	const subscription = [...service.subscriptions.values()].at(-1)
	if (!subscription) throw new Error('Nothing was bought.')
	const since = service.events.length
	service.renew(subscription, { months: 1, isRefused: true })
	await tellStubEvents(service, since)
	await waitForMail(shop.mailFolder, { to: person.email, about: /didn’t go through/ })
	await page.setViewportSize({ width: 360, height: 740 })
	await page.reload()
	await page.getByText(/didn’t go through. Premium stays until/).waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Change card' }).click()
	service.renew(subscription, { months: 1 })
	await page.getByRole('link', { name: 'Go back' }).click()
	await page.getByText(/Your next payment is on/).waitFor()
	await page.waitForURL(({ search }) => search === '')
})

test('without keys a sentence says that payments are not set up', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await openSignedIn(page, '/subscription', person)
	await page.getByText(/Payments aren’t set up on this site/).waitFor()
	await expectCount(page.getByRole('button', { name: /Premium/ }), 0)
	await expectAccessible(page)
})

test('guests ask the model of a site that lets them, until the day’s share is used up', async () => {
	const page = await newVisitor({ url: shop.url, width: 360, height: 780 })
	await page.goto('/cv-rewriter')
	await page
		.getByLabel('Your job duties')
		.fill('In charge of checking deliveries and ordering stock for the shop')
	const lines = page.getByRole('region', { name: 'Your new lines' })
	await lines.getByText('More from perfect').click()
	await lines
		.getByText(/^This sends the line to perfect, the language model this site uses/)
		.waitFor()
	await lines.getByRole('button', { name: 'Ask perfect' }).click()
	await lines.getByText('2 rewrites of your line. We left out one').waitFor()
	expect(await page.getByText('national awards').count()).toBe(0)
	await expectAccessible(page)
	await showTheme(page, 'dark')
	await expectAccessible(page)
	await expectNoSidewaysScroll(page)

	await lines.getByRole('button', { name: 'Ask perfect' }).click()
	await lines.getByText(/: you’ve reached today’s limit\.$/).waitFor()
})
