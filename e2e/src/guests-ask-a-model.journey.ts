import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { expectNoSidewaysScroll } from './expect-page.ts'
import { type LanguageModel, startLanguageModel } from './language-model.ts'
import { type Product, startProduct } from './product.ts'

let model: LanguageModel | undefined
let product: Product | undefined

// The product of all journeys keeps its model for accounts.
beforeAll(async () => {
	model = await startLanguageModel()
	product = await startProduct({
		env: {
			AI_PROVIDER: 'openai-compatible',
			AI_BASE_URL: model.baseUrl,
			AI_MODEL: 'perfect',
			// One rewording and its second try use 480; the next one could cost more than what is left.
			AI_GUEST_TOKENS: '1400',
		},
	})
}, 120_000)
afterAll(async () => {
	await product?.stop()
	await model?.stop()
})

test('guests ask the model of a site that lets them, until the day’s share is used up', async () => {
	const url = product?.url ?? ''
	const page = await newVisitor({ url, width: 360, height: 780 })
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
