import { afterAll, beforeAll, test } from 'vitest'
import { tellStubEvents } from '../../apps/api/src/test/stub-payments.ts'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { expectCount } from './expect-page.ts'
import { waitForMail } from './mailbox.ts'
import { openShop, type Shop } from './payment-service.ts'
import { registerPerson } from './person.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

let shop: Shop
beforeAll(async () => {
	shop = await openShop()
})
afterAll(() => shop.stop())

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
