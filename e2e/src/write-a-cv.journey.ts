import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, fourLooks, newVisitor, twoLooks } from './browser.ts'
import { expectCount, expectFocus, expectValue, untilBrowserKeeps } from './expect-page.ts'

async function startWriting(page: Page): Promise<void> {
	await page.goto('/cv-writer')
	await page.getByRole('link', { name: 'Start writing' }).click()
	await page.getByLabel('First name').waitFor()
}

async function fillPersonalDetails(page: Page): Promise<void> {
	await page.getByLabel('First name').fill('Tomasz')
	await page.getByLabel('Last name').fill('Brennan')
	await page.getByLabel('Email').fill('tomasz.brennan@example.com')
	await page.getByLabel('Phone').fill('07700 900733')
	await page.getByLabel('Town or city').fill('Hull')
}

/** By keyboard alone, from the folded part on. */
async function fillMoreDetails(page: Page): Promise<void> {
	await page.getByText(/^More details/).focus()
	await page.keyboard.press('Enter')
	const right = 'Right to work in the UK'
	const licence = 'Full UK driving licence'
	for (const words of ['Dr', 'RGN, MRCVS', right, licence, '0000-0002-1825-0097']) {
		await page.keyboard.press('Tab')
		await page.keyboard.type(words)
	}
	for (const words of ['RGN, MRCVS', licence, 'orcid.org/0000-0002-1825-0097'])
		await pageText(page).getByText(words).first().waitFor({ state: 'attached' })
	await expectAccessibleIn(page, twoLooks)
	await page.setViewportSize({ width: 360, height: 740 })
	const width = await page.evaluate(() => document.documentElement.scrollWidth)
	expect(width).toBeLessThanOrEqual(360)
	await page.setViewportSize({ width: 1440, height: 900 })
}

async function addJob(page: Page): Promise<void> {
	await page.getByRole('link', { name: /^Experience/ }).click()
	await page.getByRole('button', { name: 'Add a job' }).click()
	await page.getByLabel('Job title').fill('Forklift driver')
	await page.getByLabel('Employer').fill('Humber Cold Store')
	await page.getByRole('textbox', { name: /^(From|Start)/ }).fill('Sept 2021')
	await page.getByRole('textbox', { name: /^(To|End)/ }).fill('present')
	const lines = page.getByRole('textbox', { name: /1 of/ })
	await lines.fill('Loaded 40 lorries a shift without a reportable incident')
	await lines.press('Enter')
	await expectFocus(page.getByRole('textbox', { name: /2 of/ }))
	await page.keyboard.type('Trained six drivers on the reach truck')
}

const pageText = (page: Page) => page.getByRole('region', { name: 'Your page' })

test('a CV is written, undone, redone, reloaded, set in another template, downloaded, and reads back', async () => {
	const page = await newVisitor()
	await startWriting(page)
	await fillPersonalDetails(page)
	await fillMoreDetails(page)
	await addJob(page)
	await pageText(page)
		.getByText('Trained six drivers on the reach truck')
		.first()
		.waitFor({ state: 'attached' })

	await page.getByRole('button', { name: 'Undo' }).click()
	await pageText(page)
		.getByText('Trained six drivers on the reach truck')
		.waitFor({ state: 'detached' })
	await page.getByRole('button', { name: 'Redo' }).click()
	await pageText(page)
		.getByText('Trained six drivers on the reach truck')
		.first()
		.waitFor({ state: 'attached' })

	await untilBrowserKeeps(page, 'Trained six drivers on the reach truck')
	await page.reload()
	await page.getByRole('button', { name: 'Undo' }).click()
	await pageText(page)
		.getByText('Trained six drivers on the reach truck')
		.waitFor({ state: 'detached' })
	await page.getByRole('button', { name: 'Redo' }).click()
	await page.getByRole('link', { name: /^Personal details/ }).click()
	await expectValue(page.getByLabel('First name'), 'Tomasz')

	await page.goto('/cv-writer/template-selection/local')
	await page.getByRole('radio', { name: /Executive Elite/ }).check({ force: true })
	await untilBrowserKeeps(page, 'executive-elite')
	await page.goto('/cv-writer/preview/local')
	await page.getByRole('button', { name: 'Share' }).click()
	await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).waitFor()
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
	const text = textOf(await download(page, 'PDF'))
	for (const words of [
		'Dr Tomasz Brennan RGN, MRCVS',
		'Full UK driving licence',
		'orcid.org/0000-0002-1825-0097',
		'Forklift driver',
		'Humber Cold Store',
		'Sept 2021 – Present',
		'Trained six drivers',
	]) {
		expect(text).toContain(words)
	}
})

async function download(page: Page, format: string): Promise<string> {
	await page.getByRole('button', { name: 'Download' }).first().click()
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('menuitem', { name: new RegExp(`^${format}(?!/)`) }).click(),
	])
	expect(file.suggestedFilename()).toBe('Tomasz-Brennan-CV.pdf')
	return file.path()
}

function textOf(pdf: string): string {
	const info = execFileSync('pdfinfo', [pdf], { encoding: 'utf8' })
	expect(info).toMatch(/Tagged:\s+yes/)
	expect(info).toMatch(/Author:\s+Tomasz Brennan/)
	return execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' })
}

test('what is typed within the last second is there after a reload', async () => {
	const page = await newVisitor()
	await startWriting(page)
	await page.getByLabel('First name').pressSequentially('Imani')
	await page.reload()
	await expectValue(page.getByLabel('First name'), 'Imani')
})

test('a browser without room says so, and nothing typed is lost', async () => {
	const page = await newVisitor()
	await startWriting(page)
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError')
		}
	})
	await page.getByLabel('First name').fill('Imani')
	await page.getByText('Not saved: your browser’s storage is full.').waitFor()
	await expectValue(page.getByLabel('First name'), 'Imani')
})

test('the page shows what is typed', async () => {
	const page = await newVisitor()
	await startWriting(page)
	await page.getByLabel('First name').fill('Oluwaseun')
	await page.locator('.typeset-pages svg').first().waitFor({ state: 'attached' })
	await pageText(page).getByText('Oluwaseun').first().waitFor({ state: 'attached' })
})

test('a CV that this browser does not have is not found', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/preview/0193b0a0-0000-7000-8000-000000000000')
	await page.getByRole('heading', { level: 1 }).waitFor()
	await expectCount(page.getByRole('button', { name: 'Download' }), 0)
})

test('axe finds nothing while writing', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').fill('Imani')
	await expectAccessibleIn(page, fourLooks)
	for (const path of [
		'/cv-writer/template-selection/local',
		'/cv-writer/preview/local',
		'/template-preview',
	]) {
		await page.goto(path)
		await page.locator('.typeset-page :is(svg, img)').first().waitFor({ state: 'attached' })
		await expectAccessibleIn(page, fourLooks)
	}
})
