import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'

const page = (visitor: Page) => visitor.getByRole('region', { name: 'Your page' })
const shape = (visitor: Page, name: string) => visitor.getByRole('radio', { name, exact: true })

test('a section of one’s own gets its shape, entries and place by keyboard, and no word is lost', async () => {
	const visitor = await newVisitor()
	await openCvFile(visitor, careWorker)
	await visitor.goto('/cv-writer/create?section=custom')
	await addSection(visitor)
	await fillEntries(visitor)
	await expectOnPage(visitor, ['Exhibitions', 'Northern Light', 'Baltic Centre'])
	await expectAccessibleIn(visitor, twoLooks)

	await visitor.setViewportSize({ width: 360, height: 740 })
	const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
	expect(width).toBeLessThanOrEqual(360)
	await visitor.setViewportSize({ width: 1440, height: 900 })

	await visitor.getByRole('button', { name: 'Hide Print open from the page' }).press('Enter')
	const words = await downloadWords(visitor)
	expect(words).toMatch(/Northern Light[\s\S]*Baltic Centre/)
	expect(words).not.toContain('Print open')

	await shape(visitor, 'Entries').focus()
	await visitor.keyboard.press('ArrowRight')
	await shape(visitor, 'Tags').and(visitor.locator(':checked')).waitFor()
	await visitor.getByLabel('Tag 1 of 2').waitFor()
	await expectOnPage(visitor, ['Northern Light, Baltic Centre'])
})

/** From the title on, with nothing but keys. */
async function addSection(visitor: Page): Promise<void> {
	await visitor.getByRole('button', { name: /^Add (?:a|another) section$/ }).press('Enter')
	await visitor.keyboard.type('Exhibitions')
	await visitor.keyboard.press('Tab')
	await shape(visitor, 'Bullets').and(visitor.locator(':focus')).waitFor()
	await visitor.keyboard.press('ArrowRight')
	await visitor.keyboard.press('ArrowRight')
	await visitor.getByRole('button', { name: 'Add an entry' }).waitFor()
}

async function fillEntries(visitor: Page): Promise<void> {
	await visitor.getByRole('button', { name: 'Add an entry' }).press('Enter')
	await visitor.keyboard.type('Print open')
	await visitor.getByRole('button', { name: 'Add another entry' }).press('Enter')
	for (const words of ['Northern Light', 'Baltic Centre', 'Gateshead', '', '2022', '2023']) {
		await visitor.keyboard.type(words)
		await visitor.keyboard.press('Tab')
	}
	await visitor.getByRole('button', { name: 'Northern Light' }).first().focus()
	await visitor.keyboard.press('Alt+ArrowUp')
	await visitor.getByText('Northern Light is now 1 of 2.').waitFor({ state: 'attached' })
}

async function expectOnPage(visitor: Page, words: string[]): Promise<void> {
	for (const each of words) {
		await page(visitor).getByText(each).first().waitFor({ state: 'attached' })
	}
}

async function downloadWords(visitor: Page): Promise<string> {
	await visitor.getByRole('button', { name: 'Download' }).first().click()
	const [file] = await Promise.all([
		visitor.waitForEvent('download'),
		visitor.getByRole('menuitem', { name: /^PDF(?!\/)/ }).click(),
	])
	return execFileSync('pdftotext', [await file.path(), '-'], { encoding: 'utf8' })
}
