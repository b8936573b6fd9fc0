import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { newAddress } from './caller.ts'
import { type CvFile, canReadScans, everyFormat, scan } from './every-format.ts'
import { expectCount } from './expect-page.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

type Read = { source: { confidence: Record<string, number> } }

/** Uploads a file on the open page and returns the results that the server sent to the page. */
async function upload(page: Page, { name, bytes }: CvFile): Promise<Read> {
	// Limits count by address; nobody uploads this many files in a minute.
	await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
	const results = page.waitForResponse(
		(answer) => answer.url().includes('/guest/results/') && answer.status() === 200,
	)
	await page
		.getByLabel(/Choose your CV/)
		.setInputFiles({ name, mimeType: '', buffer: await bytes() })
	return (await results).json()
}

function countUnsure({ source }: Read): number {
	const unsure = Object.entries(source.confidence).filter(([, value]) => value < 0.6)
	// Whether a job is current and the group of a skill have no separate field to be marked.
	return unsure.filter(([path]) => !/\.(?:current|group)$/.test(path)).length
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Please check' })
const mark = 'Please check: we’re not sure about this'

const files = [...everyFormat, ...(canReadScans ? [scan] : [])]
const halves = [files.slice(0, files.length / 2), files.slice(files.length / 2)] as const

// In two halves, so that neither is long.
test.each([
	['the first', halves[0]],
	['the other', halves[1]],
])('CVs of %s formats are found in the editor, with what is unsure marked', async (_, half) => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/cv-writer/upload', await somebody())
	for (const file of half) {
		await page.goto('/cv-writer/upload')
		const read = await upload(page, file)
		await page.waitForURL('**/cv-writer/edit/*')
		const isSeen = { message: file.name }
		const firstName = page.getByLabel('First name')
		await expect.poll(() => firstName.inputValue(), isSeen).toBe(file.firstName)
		await expect.poll(() => strip(page).isVisible(), isSeen).toBe(countUnsure(read) > 0)
		await page.getByRole('link', { name: /^Experience/ }).click()
		const job = page.getByLabel('Job title').first()
		await expect.poll(() => job.inputValue(), isSeen).toBe(file.job)
	}
})

test('a guest sees what is unsure after a reload, until it is corrected or confirmed', async () => {
	// The file says “Irish – Basic”, which names no level of the European scale.
	const unsure = everyFormat.find(({ name }) => name === 'nurse-date-table-libreoffice.pdf')
	if (unsure === undefined) throw new Error('The file is not there.')
	const page = await newVisitor({ width: 360 })
	await page.goto('/cv-analysis')
	expect(countUnsure(await upload(page, unsure))).toBeGreaterThan(0)
	await page.getByRole('button', { name: 'Open in the editor' }).first().click()
	await page.getByRole('link', { name: /^Show (?:me|the first)$/ }).click()
	await page.getByText(mark).waitFor()
	await expectAccessible(page)
	await showTheme(page, 'dark')
	await expectAccessible(page)

	await page.getByLabel('Level', { exact: true }).selectOption('B1')
	await expectCount(page.getByText(mark), 0)
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText(mark).waitFor()
	await page.reload()
	await page.getByRole('button', { name: 'Looks right' }).last().click()
	await expectCount(page.getByText(mark), 0)
	await page.reload()
	await page.getByLabel('Level', { exact: true }).waitFor()
	await expectCount(strip(page), 0)
})
