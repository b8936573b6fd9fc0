import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor } from './browser.ts'
import { storedCv, untilBrowserKeeps } from './expect-page.ts'
import { careWorker } from './sample-cv.ts'
import { openSignedIn } from './sign-in-page.ts'

const phones = 'Was responsible for answering phones'
// A job that goes on is told in the present.
const answered = /Answer(ed)? about 60 calls a day/

test('a guest puts duties into their CV, improves a line, and undoes both in the editor', async () => {
	const page = await newVisitor()
	await page.goto('/cv-rewriter')
	await page.getByLabel('Your job duties').fill(phones)
	await page.getByRole('button', { name: 'Keep mine' }).click()
	await page.getByRole('button', { name: /Add to your CV/ }).click()
	await page.getByText('Added one line to your CV.').waitFor()
	await page.keyboard.press('Control+z')
	await expect.poll(() => storedCv(page)).not.toContain(phones)
	await page.keyboard.press('Control+Shift+z')
	await untilBrowserKeeps(page, phones)

	await page.goto('/cv-writer/improvements/local')
	await improve(page)
	await expect.poll(() => storedCv(page)).toMatch(answered)
	await undoInEditor(page)
})

test('an account holder answers a question, is asked on leaving, and undoes it in the editor', async () => {
	const [first, ...others] = careWorker.experience
	if (first === undefined) throw new Error('The sample has no job.')
	const document = { ...careWorker, experience: [{ ...first, achievements: [phones] }, ...others] }
	const { person, cvId } = await keeperOf(document, 'Care work')
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, `/cv/${cvId}/improvements`, person)
	await improve(page)
	await undoInEditor(page)
})

async function improve(page: Page): Promise<void> {
	await page.getByLabel(/How many calls a day/).fill('about 60')
	await page.getByText('Selected').waitFor()
	await page.getByRole('link', { name: 'Open in the editor' }).click()
	await page.getByText('Save before you leave?').waitFor()
	await page.getByRole('button', { name: 'Keep editing' }).click()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Save 1 new line and 1 answer' }).dblclick()
	await page.getByText('Saved 1 new line and 1 answer as a new version.').waitFor()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download PDF' }).press('Enter'),
	])
	expect(download.suggestedFilename()).toMatch(/\.pdf$/)
}

async function undoInEditor(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Open in the editor' }).click()
	await page.getByRole('navigation', { name: 'Sections of your CV' }).waitFor()
	const redo = page.getByRole('button', { name: 'Redo' })
	// Ready once it knows what there is to be undone.
	await page.locator('.editor-bar').getByRole('button', { name: 'Undo', disabled: false }).waitFor()
	await expect.poll(() => redo.isDisabled()).toBe(true)
	await page.keyboard.press('Control+z')
	await expect.poll(() => redo.isDisabled()).toBe(false)
	await page.getByText(phones).first().waitFor({ state: 'attached' })
	await page.keyboard.press('Control+Shift+z')
	await page.getByText(answered).first().waitFor({ state: 'attached' })
}
