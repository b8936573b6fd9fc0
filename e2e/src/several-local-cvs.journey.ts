import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import {
	expectCount,
	expectNoSidewaysScroll,
	expectValue,
	untilBrowserKeeps,
} from './expect-page.ts'
import { openCvFile } from './open-cv-file.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const cvOf = (firstName: string) => ({
	schemaVersion: 1,
	personalInfo: { firstName, lastName: 'Nowak' },
	professionalSummary: `The summary of ${firstName}.`,
})

/** Opens a downloaded CV in the editor. */
async function openFile(page: Page, firstName: string): Promise<void> {
	await openCvFile(page, cvOf(firstName))
	await shows(page, firstName)
}

async function shows(page: Page, firstName: string): Promise<void> {
	await expectValue(page.getByLabel('First name'), firstName)
}

const listed = (page: Page, title: string) =>
	page.getByRole('complementary', { name: 'Your CVs in this browser' }).getByRole('button', {
		name: new RegExp(`^${title}`),
	})

async function choose(page: Page, title: string, item: string): Promise<void> {
	await page.getByRole('button', { name: `More for ${title}` }).click()
	await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a guest keeps every CV: each way to begin leaves the one before in the list', async () => {
	const page = await newVisitor()
	await openFile(page, 'Anna')
	await openFile(page, 'Bert')
	await page.goto('/cv-writer')
	await page.getByRole('button', { name: 'Start a new one' }).click()
	await page.waitForURL('**/cv-writer/create')
	await shows(page, '')
	await page.getByLabel('First name').fill('Cleo')
	await untilBrowserKeeps(page, 'Cleo')
	await page.goto('/cv-writer')
	await page.getByRole('link', { name: /Care assistant$/ }).click()
	await page.getByRole('button', { name: 'Start my CV' }).click()
	await page.waitForURL('**/cv-writer/create')
	await shows(page, '')

	await page.goto('/cv-writer')
	for (const title of ['Anna Nowak’s CV', 'Bert Nowak’s CV', 'Cleo’s CV']) {
		await listed(page, title).waitFor()
	}
	await choose(page, 'Anna Nowak’s CV', 'Rename')
	await page.getByLabel('Name of the CV').fill('For the hospital')
	await page.getByRole('button', { name: 'Save name' }).click()
	await listed(page, 'For the hospital').waitFor()
	await expectAccessibleIn(page, twoLooks)
	await expectNoSidewaysScroll(page)
	await page.setViewportSize({ width: 1440, height: 900 })

	await choose(page, 'Bert Nowak’s CV', 'Delete')
	await listed(page, 'Bert Nowak’s CV').waitFor({ state: 'detached' })
	await page.getByRole('button', { name: 'Undo' }).click()
	await listed(page, 'Bert Nowak’s CV').waitFor()
	await choose(page, 'Bert Nowak’s CV', 'Duplicate')
	await listed(page, 'Bert Nowak’s CV \\(copy\\)').waitFor()

	await listed(page, 'For the hospital').click()
	await page.waitForURL('**/cv-writer/create')
	await shows(page, 'Anna')
	await page.reload()
	await shows(page, 'Anna')
})

test('a second CV begun in another tab is never written over, and the last words of the first are in its own', async () => {
	const page = await newVisitor()
	await openFile(page, 'Anna')
	const other = await page.context().newPage()
	await other.goto('/cv-writer')
	const begin = other.getByRole('button', { name: 'Start a new one' })
	await begin.waitFor()
	await page.getByLabel('First name').fill('Annika')
	await begin.click()
	await other.waitForURL('**/cv-writer/create')
	await other.getByLabel('First name').fill('Bert')
	await untilBrowserKeeps(other, 'Bert')
	await shows(page, 'Bert')
	await page.getByLabel('Last name').fill('Baker')
	await untilBrowserKeeps(page, 'Baker')

	await other.goto('/cv-writer')
	await other.getByRole('heading', { name: 'Bert Baker’s CV' }).waitFor()
	await listed(other, 'Annika Nowak’s CV').click()
	await other.waitForURL('**/cv-writer/create')
	await shows(other, 'Annika')
	await shows(page, 'Annika')
})

test('without a database the list is kept all the same', async () => {
	const page = await newVisitor()
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', { value: undefined })
	})
	await openFile(page, 'Anna')
	await openFile(page, 'Bert')
	await page.goto('/cv-writer')
	await listed(page, 'Anna Nowak’s CV').click()
	await page.waitForURL('**/cv-writer/create')
	await shows(page, 'Anna')
})

test('signing in takes every CV of the browser along, as far as there is room', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 4(01|09)/] })
	for (const name of ['Anna', 'Bert', 'Cleo']) await openFile(page, name)
	await page.goto('/login')
	await fillSignIn(page, await somebody())
	await page.waitForURL('**/dashboard')
	for (const name of ['Cleo', 'Bert', 'Anna']) {
		await page.getByRole('heading', { name: `${name} Nowak’s CV`, exact: true }).waitFor()
	}
	await page.goto('/cv-writer')
	await page.getByRole('heading', { name: 'In your account' }).waitFor()
	await expectCount(page.getByRole('complementary', { name: 'Your CVs in this browser' }), 0)
})
