import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessibleIn, fourLooks, newVisitor, twoLooks } from './browser.ts'
import { expectValue } from './expect-page.ts'
import { careWorker } from './sample-cv.ts'
import { printedPdf, wordDocument } from './sample-files.ts'

const types = {
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const files: Record<keyof typeof types, Buffer> = { pdf: Buffer.alloc(0), docx: Buffer.alloc(0) }

beforeAll(async () => {
	files.pdf = await printedPdf(careWorker)
	files.docx = await wordDocument(careWorker)
})

test.each(['pdf', 'docx'] as const)(
	'a %s becomes a report with the words marked, and opens in the editor',
	async (kind) => {
		const page = await newVisitor()
		await page.goto('/cv-analysis')
		await page.getByLabel(/Choose your CV/).setInputFiles({
			name: `Zofia CV.${kind}`,
			mimeType: types[kind],
			buffer: files[kind],
		})
		await page.getByRole('img', { name: /of 100/ }).waitFor()
		await page.getByRole('tab', { name: /^To fix/, selected: true }).waitFor()

		const picture = page.locator('aside img, aside svg image').first()
		await picture.waitFor()
		await picture.evaluate((image: HTMLImageElement) => image.decode())
		await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300)

		await page.getByRole('tab', { name: 'What software sees' }).click()
		await page.getByText('Trained 11 new starters').first().waitFor()
		await page.getByRole('tab', { name: 'How we score' }).click()
		await page.getByRole('row', { name: /^Lines with a figure/ }).waitFor()
		await page.getByText(/^How we set the points: 2 markers/).waitFor()

		await page.getByRole('button', { name: 'Open in the editor' }).first().click()
		await page.waitForURL('**/cv-writer/create*')
		await page.getByRole('link', { name: /^Personal details/ }).click()
		await expectValue(page.getByLabel('First name'), 'Zofia')
		await expectValue(page.getByLabel('Email'), careWorker.personalInfo.email)
	},
)

test('hovering a remark lights its stroke on the page', async () => {
	const page = await newVisitor()
	await page.goto('/cv-analysis')
	const vague = structuredClone(careWorker)
	vague.experience[0]?.achievements.push('Responsible for various tasks around the home')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'cv.pdf',
		mimeType: types.pdf,
		buffer: await printedPdf(vague),
	})
	const remark = page
		.locator('li', { has: page.getByRole('button', { name: 'Show on the page' }) })
		.first()
	await remark.hover()
	await page.locator('path[data-lit=true]').first().waitFor()
})

test('a reload in the middle finds the report', async () => {
	const page = await newVisitor()
	await page.goto('/cv-analysis')
	await page
		.getByLabel(/Choose your CV/)
		.setInputFiles({ name: 'cv.pdf', mimeType: types.pdf, buffer: files.pdf })
	await page.waitForURL(/session=/)
	await page.reload()
	await page.getByRole('img', { name: /of 100/ }).waitFor()
})

describe('a file that cannot be read says what is wrong and what to do', () => {
	test.each([
		{
			name: 'holiday.png',
			buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
			says: /is an image/,
		},
		{ name: 'cut-short.pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<'), says: /damaged/ },
		{ name: 'empty.txt', buffer: Buffer.alloc(0), says: /empty/ },
		{
			name: 'recipe.txt',
			buffer: Buffer.from(
				'Pancakes\n\nTake two eggs, a pint of milk and a cup of flour. Whisk until smooth and leave it to rest.\nMelt butter in a pan, pour in the batter and turn it when it is golden underneath.\nServe with lemon and sugar.\n',
			),
			says: /doesn’t look like a CV/,
		},
	])('$name', async ({ name, buffer, says }) => {
		const page = await newVisitor({ expectedErrors: [/status of 4\d\d/] })
		await page.goto('/cv-analysis')
		await page.getByLabel(/Choose your CV/).setInputFiles({ name, mimeType: '', buffer })
		await page.getByText(says).first().waitFor()
		await page.getByText(name).first().waitFor()
	})
})

const words = [
	'Wanda Nowak, Crewe',
	'wanda.nowak@example.com, 07700 900123',
	'Experience',
	'Care Assistant, Brookside Home Care, Crewe, September 2019 to present',
	'- Visited up to 9 people a day at home for washing, meals and medication',
	'Education',
	'Level 3 Diploma in Adult Care, Crewe College, 2018',
].join('\n')

test('pasted text becomes a report: by key, from the page, and after a file that can’t be read', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 4\d\d/] })
	await page.goto('/cv-analysis')
	// The script that opens the field also handles pasted text, so the field is opened first.
	await page.getByRole('button', { name: 'Paste text instead' }).click()
	await page.getByLabel('Your text').waitFor()
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', text)
		document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
	}, words)
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.getByText('Pasted text.txt').first().waitFor()

	await page.getByRole('button', { name: 'Analyse another file' }).click()
	const cut = { name: 'cut-short.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<') }
	await page.getByLabel(/Choose your CV/).setInputFiles(cut)
	await page
		.getByText(/damaged/)
		.first()
		.waitFor()
	await page.getByRole('button', { name: 'Paste text instead' }).click()
	await page.getByLabel('Your text').fill(words)
	await expectAccessibleIn(page, twoLooks)
	await page.getByRole('button', { name: 'Read this text' }).click()
	await page.getByRole('img', { name: /of 100/ }).waitFor()
})

test('the report is printed on a few light pages, its passed checks in columns', async () => {
	const page = await newVisitor({ theme: 'dark' })
	await page.goto('/cv-analysis')
	await page
		.getByLabel(/Choose your CV/)
		.setInputFiles({ name: 'cv.pdf', mimeType: types.pdf, buffer: files.pdf })
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
	const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
	expect(printed).toMatch(/\/MediaBox \[0 0 59[4-6][\d.]* 84[1-3]/)

	await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
	const paper = page.locator('.printed-report')
	const styleOf = (of: Locator, name: string) =>
		of.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)
	expect(await styleOf(paper, 'background-color')).toBe('rgb(255, 255, 255)')
	expect(await styleOf(page.locator('nav').first(), 'display')).toBe('none')
	const passed = paper.getByRole('listitem').filter({ hasText: 'Your CV has an email address' })
	expect(await styleOf(passed.locator('xpath=../../..'), 'column-count')).toBe('3')
	// A table that doesn't fit on a page goes onto the next one as a whole.
	expect(await styleOf(paper.getByRole('table'), 'break-inside')).toBe('avoid')
	await paper.getByText('Trained 11 new starters').first().waitFor()
})

test('a file can be deleted at once', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 404/] })
	await page.goto('/cv-analysis')
	await page
		.getByLabel(/Choose your CV/)
		.setInputFiles({ name: 'cv.pdf', mimeType: types.pdf, buffer: files.pdf })
	await page.waitForURL(/session=/)
	const session = new URL(page.url()).searchParams.get('session')
	await page.getByRole('button', { name: 'Delete my file' }).click()
	await page.getByText('Your file and its report have been deleted.').waitFor()
	const answer = await page.request.get(`/api/ai_cv_parser/guest/results/${session}/`)
	expect(answer.status()).toBe(404)
})

test('axe finds nothing on the upload and the report', async () => {
	const page = await newVisitor()
	await page.goto('/cv-analysis')
	const chooser = page.getByLabel(/Choose your CV/)
	await chooser.waitFor({ state: 'attached' })
	await expectAccessibleIn(page, fourLooks)
	await chooser.setInputFiles({ name: 'cv.pdf', mimeType: types.pdf, buffer: files.pdf })
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await expectAccessibleIn(page, fourLooks)
})
