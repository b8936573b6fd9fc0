import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CvDocument, currentSchemaVersion, cvDocumentSchema } from '@app/cv'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { keeperOf, openToLink } from './account-cv.ts'
import { newVisitor } from './browser.ts'
import { root } from './product.ts'
import { openSignedIn } from './sign-in-page.ts'

const song = 'window.canary=1;alert(1)'
const markup = `"'><script>${song}</script><img src="https://canary.invalid/x.png" onerror="${song}"><svg onload="${song}"></svg>\u202E`
const link = `javascript:${song}`
const notTexts = [
	'startDate',
	'endDate',
	'date',
	'expires',
	'proficiency',
	'id',
	'givenOn',
	'itemId',
	'item',
	'shape',
	'image',
]

/** A CV that sings wherever one of its fields is taken for more than text. */
function hostileCv(): CvDocument {
	const sample = `packages/cv/src/fixtures/documents/version-${currentSchemaVersion}.json`
	const file = join(root, sample)
	const filled: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
		if (typeof value !== 'string' || notTexts.includes(key)) return value
		return ['url', 'website'].includes(key) ? link : markup
	})
	return cvDocumentSchema.parse(filled)
}

/** Notes every dialog, every request to another host, and every script that was not ours. */
async function watch(page: Page): Promise<string[]> {
	const heard: string[] = []
	const { host } = new URL(inject('productUrl'))
	page.on('dialog', (dialog) => {
		heard.push(`a dialog: ${dialog.message()}`)
		void dialog.dismiss()
	})
	page.context().on('request', (request) => {
		const url = new URL(request.url())
		if (url.host !== host && /^(https?|wss?):$/.test(url.protocol)) heard.push(`asked ${url.href}`)
	})
	await page.exposeFunction('tellCanary', (what: string) => heard.push(what))
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			Object(window).tellCanary(`against the policy: ${violatedDirective} ${blockedURI}`),
		)
	})
	return heard
}

async function expectSilence(page: Page, heard: string[]): Promise<void> {
	const found = await page.evaluate(() => ({
		sang: 'canary' in window,
		links: [...document.querySelectorAll('a[href], area[href], form[action]')]
			.map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
			.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
		handlers: [...document.querySelectorAll('*')]
			.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
			.map(({ outerHTML }) => outerHTML.slice(0, 200)),
	}))
	expect({ ...found, heard }).toEqual({ sang: false, links: [], handlers: [], heard: [] })
}

test('the canary sings where such a text is taken for markup', async () => {
	const page = await newVisitor({ expectedErrors: [/./] })
	const heard = await watch(page)
	await page.route('https://canary.invalid/**', (route) => route.abort())
	await page.setContent(`<p>${markup}</p>`)
	await expect.poll(() => heard).toContain('a dialog: 1')
	await expect.poll(() => heard).toContain('asked https://canary.invalid/x.png')
})

test('a hostile CV is only text on every page that shows it', async () => {
	const keeper = await keeperOf(hostileCv(), markup.slice(0, 200))
	const { publicId } = await keeper.call('PUT', `/api/cvs/${keeper.cvId}/share/`, openToLink)
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	const heard = await watch(page)
	await openSignedIn(page, '/dashboard', keeper.person)
	const editor = `/cv-writer/edit/${keeper.cvId}`
	await page.getByRole('link', { name: /canary/ }).waitFor()
	await expectSilence(page, heard)

	for (const section of ['personalInfo', 'experience', 'skills', 'socialMedia', 'custom']) {
		await page.goto(`${editor}?section=${section}`)
		await page.locator('.typeset-page svg').first().waitFor()
		await expectSilence(page, heard)
	}
	await page.getByRole('button', { name: 'Read as text' }).click()
	await page.getByRole('article').waitFor()
	await page.getByRole('button', { name: 'Share' }).click()
	await page.getByLabel('Link to this CV').waitFor()
	await expectSilence(page, heard)
	await page.goto(`/cv-writer/preview/${keeper.cvId}`)
	await page.locator('.typeset-page svg').first().waitFor()
	await expectSilence(page, heard)
	await page.goto(`/cv/versions?cv=${keeper.cvId}`)
	await page.waitForLoadState('networkidle')
	await expectSilence(page, heard)
	await page.goto(`/cv/public/${publicId}`)
	await page.locator('.typeset-print img').first().waitFor()
	await page.getByText('Text', { exact: true }).click()
	await page.getByRole('heading', { level: 1, name: /canary/ }).waitFor()
	await expectSilence(page, heard)
})

test('a report on a hostile CV shows its words and runs none', async () => {
	const page = await newVisitor()
	const heard = await watch(page)
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: '"><img src=x onerror=alert(1)>.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(hostileCv())),
	})
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await expectSilence(page, heard)
	await page.getByRole('tab', { name: 'What software sees' }).click()
	await page
		.getByText(/canary=1/)
		.first()
		.waitFor()
	await expectSilence(page, heard)
})
