import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'

const page = (visitor: Page) => visitor.getByRole('region', { name: 'Your page' })
const entry = 'Care Assistant, Brookside Home Care'
const line = 'Trained 11 new starters'

test('an entry and a line are hidden from page and file without a word lost, and shown again by one press', async () => {
	const visitor = await newVisitor()
	await bringIn(visitor)
	await page(visitor).getByText('Brookside').first().waitFor({ state: 'attached' })
	await visitor.getByRole('button', { name: `Hide ${entry} from the page` }).click()
	await hideLine(visitor)
	await expectOnPage(visitor, { shown: false })
	await visitor.getByText('Hidden from the page', { exact: true }).waitFor()
	await expectAccessibleIn(visitor, twoLooks)
	await visitor.setViewportSize({ width: 1440, height: 900 })

	const words = await downloadWords(visitor)
	expect(words).toContain('Larkfield House')
	expect(words).not.toMatch(/Brookside|Trained 11/)

	await visitor.reload()
	await visitor.getByRole('button', { name: `Show ${entry} on the page` }).click()
	await visitor.getByRole('button', { name: 'Show Achievement 3 on the page' }).click()
	await expectOnPage(visitor, { shown: true })
})

async function bringIn(visitor: Page): Promise<void> {
	await openCvFile(visitor, careWorker)
	await visitor.goto('/cv-writer/create?section=experience')
	await visitor.getByLabel('Job title').first().waitFor()
}

async function hideLine(visitor: Page): Promise<void> {
	await visitor.getByRole('button', { name: 'Move, hide or remove Achievement 3' }).first().click()
	await visitor.getByRole('menuitem', { name: 'Hide from the page' }).click()
	await visitor.getByLabel('Achievement 3 of 3, hidden from the page').waitFor()
}

async function expectOnPage(visitor: Page, { shown }: { shown: boolean }): Promise<void> {
	for (const words of ['Brookside', line]) {
		const count = () => page(visitor).getByText(words).count()
		await expect.poll(async () => (await count()) > 0).toBe(shown)
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
