import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'

const page = (visitor: Page) => visitor.getByRole('region', { name: 'Your page' })
const button = (visitor: Page, name: string) => page(visitor).getByRole('button', { name })

test('a short last page is seen, previewed, and gone by one press that can be undone', async () => {
	const visitor = await newVisitor()
	await openCvFile(visitor, careWorker)
	await visitor.goto('/cv-writer/create')
	await switchFittingOff(visitor)
	await visitor.goto('/cv-writer/create?section=professionalSummary')
	await overflowABit(visitor)
	await page(visitor)
		.getByText(/^Page 2 has only/)
		.waitFor()
	await expectAccessibleIn(visitor, twoLooks)
	await visitor.setViewportSize({ width: 1440, height: 900 })

	await button(visitor, 'Preview').click()
	await page(visitor).getByText('1 page', { exact: true }).waitFor()
	await button(visitor, 'Cancel').click()
	await page(visitor).getByText('2 pages', { exact: true }).waitFor()

	// The download menu offers the same.
	await visitor.getByRole('button', { name: 'Download', exact: true }).click()
	await visitor.getByRole('menuitem', { name: /^Fit on 1 page/ }).click()
	await page(visitor).getByText('1 page', { exact: true }).waitFor()
	await visitor.getByRole('button', { name: 'Undo', exact: true }).last().click()
	await page(visitor).getByText('2 pages', { exact: true }).waitFor()

	await button(visitor, 'Fit on 1 page').click()
	await page(visitor).getByText('1 page', { exact: true }).waitFor()
	await visitor.getByRole('button', { name: 'Undo', exact: true }).first().click()
	await page(visitor).getByText('2 pages', { exact: true }).waitFor()

	await button(visitor, 'Always fit').click()
	await page(visitor).getByText('1 page', { exact: true }).waitFor()
	await page(visitor)
		.getByText(/^Fitted for you to save a page/)
		.waitFor()
})

/** A new CV is fitted anyway. */
async function switchFittingOff(visitor: Page): Promise<void> {
	await visitor
		.getByRole('link', { name: /^Design/ })
		.first()
		.click()
	await visitor.getByRole('checkbox', { name: 'Always fit a short last page' }).uncheck()
}

/** Writes paragraphs until a second page has a line or two. */
async function overflowABit(visitor: Page): Promise<void> {
	const summary = visitor.getByRole('textbox', { name: 'Profile' })
	await summary.waitFor()
	const was = await summary.inputValue()
	for (let count = 1; count < 80; count += 1) {
		const lines = Array.from({ length: count }, (_, index) => `More to say, line ${index + 1}.`)
		await summary.fill(`${was}\n${lines.join('\n')}`)
		// The pages of these words, and not of those before.
		await page(visitor)
			.getByText(lines.at(-1) ?? '')
			.first()
			.waitFor({ state: 'attached' })
		await page(visitor).locator('.typeset-pages[aria-busy="false"]').waitFor()
		if ((await page(visitor).getByText('2 pages', { exact: true }).count()) > 0) return
	}
	expect.fail('The CV never took a second page.')
}
