import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { expectCount, expectFocus, expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { keepOwnModel } from './own-model.ts'
import { careWorker } from './sample-cv.ts'
import { linkedInArchive, printedPdf } from './sample-files.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

async function expectAccessibleInBoth(page: Page): Promise<void> {
	await expectAccessible(page)
	await showTheme(page, 'dark')
	await expectAccessible(page)
	await showTheme(page, 'light')
}

test('a CV is read, corrected beside its page, kept, and improved by keyboard as one version', async () => {
	const cv = structuredClone(careWorker)
	cv.experience[0]?.achievements.push('Responsible for cleaning patient rooms')
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/cv-parser', await somebody())
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'Zofia CV.pdf',
		mimeType: 'application/pdf',
		buffer: await printedPdf(cv),
	})
	await page.waitForURL('**/cv-parser-preview/*')
	const firstName = page.getByRole('textbox', { name: 'First name' })
	await firstName.fill('Zofia Maria')
	await page.locator('path[data-lit="true"]').first().waitFor({ state: 'attached' })
	await expectAccessibleInBoth(page)
	await page.getByRole('button', { name: 'Save to My CVs' }).click()

	await page.waitForURL('**/cv-writer/improvements/*')
	const row = page.getByRole('listitem', { name: /Responsible for cleaning patient rooms/ })
	await editByKeyboard(page, row)
	await row.focus()
	await page.keyboard.press('a')
	await row.getByText('Selected', { exact: true }).waitFor()
	await expectAccessibleInBoth(page)
	await page.getByRole('button', { name: 'Save 1 new line' }).click()
	await page.getByText('Saved 1 new line as a new version.').waitFor()
	await page.getByRole('link', { name: 'Open in the editor' }).click()
	await page.getByRole('button', { name: 'Versions' }).click()
	await page.getByRole('menuitem', { name: /All versions/ }).click()
	await page.getByRole('link', { name: /Lines reworded/ }).waitFor()
	await page.getByRole('link', { name: /Imported/ }).waitFor()
	await expectCount(page.getByRole('link', { name: /Lines reworded/ }), 1)
})

test('a language model names lines that nothing placed, word for word', async () => {
	const praise = 'Ravi never missed a crack'
	const page = await newVisitor({ expectedErrors: [/status of 401/], width: 360 })
	await openSignedIn(page, '/cv-parser', await somebody())
	await keepOwnModel(page, 'perfect')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'Ravi.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify({
				basics: { name: 'Ravi de Souza', email: 'ravi@example.com' },
				work: [{ company: 'Hartley', position: 'Surveyor', startDate: '2019-04-01' }],
				references: [{ name: 'Jo Hartley', reference: `${praise}.` }],
			}),
		),
	})
	await page.waitForURL('**/cv-parser-preview/*')
	await page.getByRole('button', { name: 'Ask perfect what they are' }).click()
	await page.getByRole('button', { name: `Copy: ${praise}` }).waitFor()
	expect(await page.getByText('Director of the whole company').count()).toBe(0)
	await expectAccessibleInBoth(page)
	await expectNoSidewaysScroll(page)
})

test('LinkedIn data is tried without saving, and brought in from there', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/linkedin-test', await somebody())
	await page.getByLabel(/Choose your LinkedIn file/).waitFor()
	await expectAccessibleInBoth(page)
	await page.getByLabel(/Choose your LinkedIn file/).setInputFiles({
		name: 'Basic_LinkedInDataExport.zip',
		mimeType: 'application/zip',
		buffer: linkedInArchive(careWorker),
	})
	await page.getByText(/^2 jobs and \d+ skills$/).waitFor()
	await page.getByText('a phone number, your town and courses').waitFor()
	expect(await page.getByText('Between you and me').count()).toBe(0)
	await expectAccessibleInBoth(page)
	await page.reload()
	await page.getByRole('link', { name: 'Import it' }).click()
	const firstName = page.getByRole('textbox', { name: 'First name' })
	await expectValue(firstName, 'Zofia')
	await page.goto('/dashboard')
	await page.getByText('There’s no CV in your account yet.').waitFor()
})

/** Writes into the line and takes it back, then accepts the last line and refuses it again. */
async function editByKeyboard(page: Page, row: Locator): Promise<void> {
	const field = page.getByRole('textbox', { name: /^Your wording/ })
	await row.focus()
	await page.keyboard.press('e')
	// Until the field has the focus each letter is a shortcut.
	await expectFocus(field)
	await page.keyboard.type('Scrubbed and ')
	await page.keyboard.press('Escape')
	await field.waitFor({ state: 'detached' })
	await expect.poll(() => row.textContent()).not.toContain('Scrubbed')
	await expectFocus(row)

	const last = row.locator('xpath=..').getByRole('listitem').last()
	await last.focus()
	await page.keyboard.press('e')
	await expectFocus(field)
	await page.keyboard.press('Enter')
	await last.getByText('Selected', { exact: true }).waitFor()
	// There is no line to go on to, so that this one keeps the focus and its keys.
	await page.keyboard.press('r')
	await last.getByText('Keeping your version').waitFor()
}
