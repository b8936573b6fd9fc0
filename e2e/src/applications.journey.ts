import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { dragByFinger } from './drag-by-finger.ts'
import { expectCount } from './expect-page.ts'
import { untilJobsAreFetched } from './fetched-jobs.ts'
import { careWorker } from './sample-cv.ts'
import { openSignedIn } from './sign-in-page.ts'

const expectedErrors = [/status of 401/]

test('an application is kept from the advert to the insights', { timeout: 240_000 }, async () => {
	const { person, call } = await keeperOf(careWorker, 'Care work')
	await untilJobsAreFetched()
	const page = await newVisitor({ expectedErrors })
	await openSignedIn(page, '/applications', person)
	await page.getByText('from advert to offer', { exact: false }).waitFor()
	await expectAccessible(page)

	await page.getByRole('link', { name: 'Look for jobs' }).click()
	await page.getByRole('button', { name: 'Save to applications' }).click()
	await page.getByRole('link', { name: 'In your applications: Saved' }).click()
	await page.getByRole('article').getByRole('heading', { level: 2 }).waitFor()
	await page.getByText('The advert', { exact: true }).waitFor()
	await planStep(page)
	await page.getByLabel('Only you can see them').fill('Ask about shifts')
	await page.getByRole('button', { name: 'Choose the CV you sent' }).click()
	await page.getByRole('button', { name: 'I sent this one' }).click()
	await page.getByText('Care work, version', { exact: false }).waitFor()
	await page.getByRole('region', { name: 'Notes' }).getByText('Saved', { exact: true }).waitFor()
	await expectInBoth(page)
	await page.getByRole('button', { name: 'Close' }).click()

	await page.getByRole('button', { name: 'Add an application' }).click()
	await page.getByLabel('Job title').fill('Night Porter')
	await page.getByLabel('Employer').fill('Harbour Hotel')
	await page.getByRole('button', { name: 'Add application' }).click()
	await page.getByRole('article').getByRole('heading', { name: 'Night Porter' }).waitFor()
	await page.getByRole('button', { name: 'Close' }).click()
	await findByKeys(page)

	await moveByKeys(page)
	await moveByDragging(page)
	await expectInBoth(page)
	await lookAtOtherViews(page)
	await bringTableInAgain(page, call)
})

async function findByKeys(page: Page): Promise<void> {
	await page.keyboard.press('Control+k')
	await page.getByRole('combobox', { name: /^Search/ }).fill('harbour')
	await page.getByRole('option', { name: /^Harbour Hotel.*Employers$/ }).waitFor()
	await page.getByRole('option', { name: /^Night Porter, Harbour Hotel/ }).click()
	await page.getByRole('article').getByRole('heading', { name: 'Night Porter' }).waitFor()
	await page.getByRole('button', { name: 'Close' }).click()
}

test('a finger moves a card by its handle, and scrolls the board everywhere else', async () => {
	const { person, call } = await keeperOf(careWorker, 'Care work')
	const job = { from: 'scratch', title: 'Night Porter', company: 'Harbour Hotel' }
	await call('POST', '/api/applications/', { job })
	const page = await newVisitor({ expectedErrors, hasTouch: true, width: 768, height: 1024 })
	await openSignedIn(page, '/applications', person)
	const card = page.locator('[data-card]', { hasText: 'Night Porter' })
	const applied = page.getByRole('region', { name: /^Applied/ })
	const board = page.locator('[data-board]')
	const scrolled = () => board.evaluate((element) => element.scrollLeft)

	await dragByFinger(page, card, { x: -300, y: 0 })
	await expect.poll(scrolled).toBeGreaterThan(100)
	// A board that a finger has pushed runs on; opened anew it rests at its beginning.
	await page.reload()
	await card.waitFor()
	await expect.poll(scrolled).toBe(0)
	await expectCount(applied.getByRole('link'), 0)

	const { x = 0 } = (await applied.boundingBox()) ?? {}
	const { x: from = 0 } = (await card.boundingBox()) ?? {}
	await dragByFinger(page, card.getByTitle('Drag to move'), { x: x + 60 - from, y: 20 })
	await applied.getByRole('link', { name: 'Night Porter' }).waitFor()
	await page.getByText('Night Porter at Harbour Hotel: Applied, 1 of 1.').waitFor()
	await expect.poll(scrolled).toBe(0)
	await expectAccessible(page)
})

async function planStep(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Add a next step' }).click()
	await page.getByLabel('What do you need to do?').fill('Phone interview')
	await page.getByLabel('Time (optional)').fill('09:30')
	await page.getByRole('button', { name: 'Save step' }).click()
	await page.getByText('09:30', { exact: false }).first().waitFor()
}

async function moveByKeys(page: Page): Promise<void> {
	const card = page.getByRole('link', { name: 'Night Porter' })
	await card.focus()
	await page.keyboard.press('Alt+ArrowRight')
	await page.getByText('Night Porter at Harbour Hotel: Applied, 1 of 1.').waitFor()
	const applied = page.getByRole('region', { name: /^Applied/ })
	await applied.locator('a:focus', { hasText: 'Night Porter' }).waitFor()
}

async function moveByDragging(page: Page): Promise<void> {
	const card = page.locator('[data-card]', { hasText: 'Night Porter' })
	const interview = page.getByRole('region', { name: /^Interview/ })
	await card.getByTitle('Drag to move').dragTo(interview)
	await interview.getByRole('link', { name: 'Night Porter' }).waitFor()
}

async function lookAtOtherViews(page: Page): Promise<void> {
	await page.getByText('List', { exact: true }).click()
	await page.getByRole('button', { name: 'Job', exact: true }).click()
	await page.getByRole('columnheader', { name: 'Job' }).and(page.locator('[aria-sort]')).waitFor()
	await expectInBoth(page)
	await page.getByText('Calendar', { exact: true }).click()
	// The day that is offered for a step is in a week, which may be in the next month.
	const step = page.getByRole('link', { name: /Phone interview/ })
	const nextMonth = page.getByRole('button', { name: 'Next month' })
	await nextMonth.waitFor()
	if (isNextMonthInAWeek()) await nextMonth.click()
	await step.waitFor()
	await expectInBoth(page)
	await page.getByText('Insights', { exact: true }).click()
	await page.getByRole('heading', { name: 'How far you got' }).waitFor()
	await page.getByText('1 application sent', { exact: false }).waitFor()
	await expectInBoth(page)
	await page.getByText('Board', { exact: true }).click()
}

/** Checks that a table exported to a file can be imported from it after everything was deleted. */
async function bringTableInAgain(
	page: Page,
	call: (method: string, path: string) => Promise<Record<string, unknown>>,
): Promise<void> {
	await page.getByRole('button', { name: 'More', exact: true }).click()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
	])
	const table = await readFile(await download.path(), 'utf8')
	expect(table).toContain('Night Porter')
	const { applications } = await call('GET', '/api/applications/')
	for (const { id } of Object.values(Object(applications)).map(Object)) {
		await call('DELETE', `/api/applications/${id}/`)
	}
	await call('DELETE', '/api/applications/bin/')
	await page.reload()
	await page.getByText('from advert to offer', { exact: false }).waitFor()
	await page.setViewportSize({ width: 360, height: 740 })
	await page.getByRole('button', { name: 'More', exact: true }).click()
	await page.getByRole('menuitem', { name: 'Import a CSV file' }).click()
	await page
		.getByLabel('Choose a CSV file')
		.setInputFiles({ name: 'applications.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
	await page.getByText('2 to import, 0 left out').waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Import 2 applications' }).click()
	await page
		.getByRole('region', { name: /^Interview/ })
		.getByText('Night Porter')
		.waitFor()
	await expectAccessible(page)
}

async function expectInBoth(page: Page): Promise<void> {
	await expectAccessible(page)
	await showTheme(page, 'dark')
	await expectAccessible(page)
	await showTheme(page, 'light')
}

function isNextMonthInAWeek(): boolean {
	const now = new Date()
	return (
		new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7).getMonth() !== now.getMonth()
	)
}
