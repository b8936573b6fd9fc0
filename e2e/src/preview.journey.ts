import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor } from './browser.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn } from './sign-in-page.ts'

const formats = ['PDF', 'Word', 'Plain text', 'Images', 'Web page', 'Markdown', 'JSON Resume']

test('the finished pages are printed, had in every format, shared, and read back as a machine does', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await page.goto(`/cv-writer/preview/${keeper.cvId}`)
	await page.waitForURL('**/login')
	await fillSignIn(page, keeper.person)
	await page.waitForURL(`**/preview/${keeper.cvId}`)
	await page.locator('.typeset-page svg').first().waitFor()
	const words = page.getByRole('article', { name: 'Your CV as text' })
	await words.getByRole('heading', { name: /Senior Care Assistant/ }).waitFor()

	const sheets = await page.locator('.typeset-page').count()
	const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(sheets)
	// A4, in points, whatever the default paper of the browser.
	expect(printed).toMatch(/\/MediaBox \[0 0 59[4-6][\d.]* 84[1-3]/)

	// Pages that others are about to replace are not printed in their place.
	const setBehind = (isBehind: boolean) =>
		page
			.locator('.typeset-pages')
			.evaluate((pages, busy) => pages.setAttribute('aria-busy', busy), String(isBehind))
	await page.emulateMedia({ media: 'print' })
	await page.locator('.typeset-page').first().waitFor()
	await setBehind(true)
	await page.locator('.typeset-page').first().waitFor({ state: 'hidden' })
	await setBehind(false)
	await page.emulateMedia({ media: null })

	for (const format of formats) {
		await page.getByRole('button', { name: 'Download' }).click()
		const download = page.waitForEvent('download')
		await page
			.getByRole('menuitem', { name: new RegExp(`^${format}`) })
			.first()
			.click()
		expect((await readFile(await (await download).path())).length).toBeGreaterThan(500)
	}

	await page.getByRole('button', { name: 'Share' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

	await page.getByRole('button', { name: 'What software sees' }).click()
	const machine = page.getByRole('region', { name: 'What software sees' })
	await machine.getByText('Tagged for screen readers').waitFor()
	await machine.getByText(/Cut missed medication records/).waitFor()
	await machine.getByRole('tab', { name: 'As tags' }).click()
	await machine.getByText('Heading 1').waitFor()
	await machine.getByText('List item').first().waitFor()
	await page.reload()
	await machine.getByRole('tab', { name: 'As tags', selected: true }).waitFor()
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 })
			await machine.getByText('Heading 1').waitFor()
			await expectAccessible(page)
		}
	}
})
