import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { expectValue, storedCv } from './expect-page.ts'
import { careWorker } from './sample-cv.ts'
import { openSignedIn } from './sign-in-page.ts'

test('the templates stand in the page itself, each with its proof, and lead to writing', async () => {
	const page = await newVisitor()
	const html = await (await page.request.get('/templates')).text()
	for (const words of ['Professional Classic', 'European', 'ATS-friendly']) {
		expect(html).toContain(words)
	}
	await page.goto('/templates')
	const picture = page.getByRole('img', { name: /hgv driver, in the template Modern Professional/ })
	expect(
		await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
	).toBeGreaterThan(0)
	const source = (await picture.getAttribute('src')) ?? ''
	expect((await page.request.get(source)).headers()['cache-control']).toContain('immutable')
	await page.getByLabel('Type of work').selectOption({ label: 'Trades, transport and warehousing' })
	await page.getByLabel('Pages', { exact: true }).selectOption({ label: 'Fits more on a page' })
	await page.getByText('1 template', { exact: true }).waitFor()
	await page.getByRole('button', { name: 'Use this template: Compact' }).click()
	await page.waitForURL('**/cv-writer/create')
	const templateId = async () => JSON.parse((await storedCv(page)) || '{}').design?.templateId
	await expect.poll(templateId).toBe('compact')
})

test('a sample person is seen in every template, and one template large', async () => {
	const page = await newVisitor({ width: 360 })
	await page.goto('/cv-templates-preview')
	await page.getByLabel('Preview with').selectOption({ label: 'Sample: cleaner' })
	await page.locator('.typeset-page img').first().waitFor()
	await page.getByRole('link', { name: 'Enlarge Professional Classic' }).click()
	await page.getByRole('heading', { name: 'Luísa Gonçalves' }).waitFor({ state: 'attached' })
	await page.locator('.typeset-print svg').first().waitFor()
	await page.keyboard.press('ArrowRight')
	await page.getByRole('heading', { level: 1, name: 'Executive Elite' }).waitFor()
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.press('ArrowLeft')
	await page.getByRole('heading', { level: 1, name: 'European' }).waitFor()
})

test('somebody with a CV sees it in every template, also where the samples are', async () => {
	// A busy server has 12 pages draw a little later.
	const page = await newVisitor({ expectedErrors: [/status of 503/] })
	await page.goto('/cv-templates-preview')
	const stored = JSON.stringify({
		...careWorker,
		design: { templateId: 'compact' },
		lastSaved: null,
	})
	await page.evaluate((text) => localStorage.setItem('cvFormData', text), stored)
	await page.goto('/templates')
	// Chosen before the scripts of the page are loaded, and before its cards are replaced with cards of the person's
	// own CV.
	const columns = page.getByLabel('Columns', { exact: true })
	await columns.selectOption({ label: '2 columns' })
	await page.getByText('Here’s your CV in each template.').waitFor()
	await expectValue(columns, 'two')
	expect(await page.getByRole('radio', { name: /^Compact/ }).count()).toBe(0)
	await page.locator('.typeset-page img').first().waitFor()
	await page.getByRole('radio', { name: /^Sidebar/ }).check({ force: true })
	await page.getByRole('button', { name: 'Use this template: Sidebar' }).click()
	await page.waitForURL('**/cv-writer/create')

	await page.goto('/cv-writer/create?mode=design')
	const design = async () => JSON.parse((await storedCv(page)) || '{}').design
	await page.getByLabel('Side column', { exact: true }).selectOption({ label: 'On the left' })
	await expect.poll(design).toMatchObject({ templateId: 'sidebar', sidebarSide: 'left' })
	await page.getByLabel('Custom second colour').fill('#8f2d16')
	await expect.poll(design).toMatchObject({ sidebarSide: 'left', secondColour: '#8f2d16' })
	await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
	await expect.poll(design).toMatchObject({ sidebarSide: 'left', secondColour: '' })
})

test('every template is tried with a CV in Arabic on American paper', async () => {
	const page = await newVisitor()
	await page.goto('/template-testing?cv=arabic&paper=us-letter')
	const first = page.getByRole('region', { name: 'Professional Classic' })
	await first.getByText('1 page').waitFor()
	await first.locator('img').waitFor()
})

test('a CV of the account gets another template, and its hidden section is told beforehand', async () => {
	const keeper = await keeperOf(careWorker, 'For the ward')
	const { id } = await keeper.call('POST', '/api/cvs/', {
		title: 'Nights',
		document: careWorker,
		design: { hiddenSections: ['interests'] },
	})
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/cv-templates', keeper.person)
	await expectValue(page.getByLabel('Choose a CV'), String(id))
	await page.getByText('except for one thing').click()
	await page.getByText('Allotment gardening').waitFor()
	await page.getByRole('radio', { name: /^Technical/ }).check({ force: true })
	await page.getByText('Saved', { exact: true }).waitFor()
	const kept = await keeper.call('GET', `/api/cvs/${String(id)}/`)
	expect(kept.design).toMatchObject({ templateId: 'technical', hiddenSections: ['interests'] })
	await expectAccessible(page)

	await page.goto('/dashboard')
	await page.getByRole('button', { name: 'Actions for Nights' }).click()
	await page.getByRole('menuitem', { name: 'Download' }).click()
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: /^Markdown/ }).click()
	expect((await download).suggestedFilename()).toMatch(/Hart-CV\.md$/)
	await expectAccessible(page)
})

test('axe finds nothing on the galleries', async () => {
	const page = await newVisitor()
	for (const path of ['/templates', '/cv-templates-preview', '/template-testing']) {
		await page.goto(path, { waitUntil: 'networkidle' })
		await expectAccessibleIn(page, twoLooks)
	}
})
