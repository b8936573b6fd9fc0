import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { keeperOf, untilAccountKeeps } from './account-cv.ts'
import { goOffline, newVisitor } from './browser.ts'
import { newCaller } from './caller.ts'
import { expectValue } from './expect-page.ts'
import { newEmail } from './person.ts'
import { runEllaCommand } from './run-ella.ts'
import { careWorker } from './sample-cv.ts'
import { linkedInArchive, printedPdf, wordDocument } from './sample-files.ts'
import { fillSignIn, signInAt, somebody } from './sign-in-page.ts'
import { leftIn, nothingLeft } from './stored-in-browser.ts'

const wordFile = async () => ({
	name: 'Zofia CV.docx',
	mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	buffer: await wordDocument(careWorker),
})
const expectedErrors = [/status of (401|403|404|503)/, /net::ERR_/]

async function signOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('menuitem', { name: 'Sign Out' }).click()
	await page.waitForURL('**/login')
	await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
}

const shows = (page: Page) => page.locator('body').textContent()

async function statusForGuests(session: string): Promise<number[]> {
	const caller = newCaller(inject('productUrl'))
	const paths = ['status', 'results'].map((kind) => `/api/ai_cv_parser/guest/${kind}/${session}/`)
	const answers = await Promise.all(
		[...paths, `/api/ai_cv_parser/guest/pages/${session}/1/`].map((path) => caller.call({ path })),
	)
	return answers.map(({ status }) => status)
}

test.each([
	['/cv-analysis', '**/cv-analysis?session=*'],
	['/cv-parser', '**/cv-parser-preview/*'],
	['/cv-writer/upload', '**/cv-writer/edit/*'],
	['/linkedin-test', '**/linkedin-test?session=*'],
])('what somebody signed in uploads on %s is their account’s alone', async (path, arrived) => {
	const page = await newVisitor({ expectedErrors })
	await signInAt(page, '/dashboard', await somebody())
	await page.goto(path)
	const sent = page.waitForResponse((answer) => answer.url().endsWith('/guest/analyze/'))
	const file = path === '/linkedin-test' ? linkedInFile() : await wordFile()
	await page.getByLabel(/Choose your/).setInputFiles(file)
	const { session_id, is_kept } = await (await sent).json()
	await page.waitForURL(arrived)
	expect(is_kept).toBe(true)
	expect((await leftIn(page)).local).not.toContain('guest_cv_session')
	expect(await statusForGuests(session_id)).toEqual([404, 404, 404])
})

function linkedInFile() {
	return {
		name: 'Basic_LinkedInDataExport.zip',
		mimeType: 'application/zip',
		buffer: linkedInArchive(careWorker),
	}
}

test('after signing out nobody at this computer finds the report, also not by going back', async () => {
	const page = await newVisitor({ expectedErrors })
	await signInAt(page, '/dashboard', await somebody())
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).setInputFiles(await wordFile())
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.getByText('This report is saved in your account.').waitFor()
	const address = page.url()
	await signOut(page)
	await page.goBack()
	await page.getByText(/This report is no longer here/).waitFor()
	expect(await shows(page)).not.toMatch(/Zofia|Wójcik/)
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).waitFor()
	expect(await shows(page)).not.toContain('last report')
	await page.goto(address)
	await page.getByText(/This report is no longer here/).waitFor()
})

test('whoever uses everything and signs out leaves nothing in the browser', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ expectedErrors, worksOffline: true })
	await page.goto('/login')
	await page.getByLabel('Remember me').check()
	await fillSignIn(page, keeper.person)
	await page.waitForURL('**/dashboard')
	await page.goto('/cv-parser')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'Zofia CV.pdf',
		mimeType: 'application/pdf',
		buffer: await printedPdf(careWorker),
	})
	await page.waitForURL('**/cv-parser-preview/*')
	await page.getByRole('textbox', { name: 'First name' }).fill('Zofia Maria')
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).setInputFiles(await wordFile())
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.getByRole('button', { name: 'Open in the editor' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await page.getByRole('link', { name: /^Personal details/ }).click()
	await untilAccountKeeps(page, 'Zofia Anna', () =>
		page.getByLabel('First name').fill('Zofia Anna'),
	)
	await page.locator('.typeset-pages svg').first().waitFor({ state: 'attached' })
	await expect.poll(async () => (await leftIn(page)).records).toHaveLength(2)
	await page.evaluate(() => localStorage.setItem('theme', 'light'))
	await page.goto('/dashboard')
	const before = await leftIn(page)
	expect(before.tab).toEqual(
		expect.arrayContaining(['cvFormHistory', expect.stringContaining('cvReading.')]),
	)
	expect(before.local).toEqual(expect.arrayContaining(['last_person', 'readingDoubts', 'user']))
	await signOut(page)
	await expect.poll(() => leftIn(page)).toEqual({ ...nothingLeft, local: ['theme'] })
})

test('the second account at a computer sees nothing of the first', async () => {
	const first = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ expectedErrors, worksOffline: true })
	await signInAt(page, '/dashboard', first.person)
	await page.goto('/cv-parser')
	await page.getByLabel(/Choose your CV/).setInputFiles(await wordFile())
	await page.waitForURL('**/cv-parser-preview/*')
	const preview = page.url()
	await page.goto(`/cv-writer/edit/${first.cvId}`)
	await untilAccountKeeps(page, 'Zofia Anna', () =>
		page.getByLabel('First name').fill('Zofia Anna'),
	)
	const editor = page.url()
	await page.goto('/dashboard')
	await signOut(page)

	const second = await somebody(newEmail('bo'))
	await fillSignIn(page, second)
	await page.waitForURL('**/dashboard')
	await page.getByText('There’s no CV in your account yet').waitFor()
	const isOfFirst = /Zofia|Wójcik|hospital/i
	expect(await shows(page)).not.toMatch(isOfFirst)
	await page.goto(preview)
	await page.getByRole('heading', { name: 'This import is no longer here' }).waitFor()
	await page.goto('/cv-writer')
	await page.getByRole('heading', { level: 1 }).waitFor()
	expect(await shows(page)).not.toMatch(isOfFirst)
	await page.goto(editor)
	await page.getByRole('heading', { name: 'This CV isn’t in your account' }).first().waitFor()
	expect(await shows(page)).not.toMatch(isOfFirst)
	await page.goto('/cv-writer/create')
	await page.waitForURL('**/cv-writer/edit/*')
	await expectValue(page.getByLabel('First name'), '')
	await page.keyboard.press('Control+z')
	await expectValue(page.getByLabel('First name'), '')
	await page.evaluate(() => navigator.serviceWorker.ready)
	await goOffline(page)
	await page.goto(editor).catch(() => undefined)
	await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor()
	expect(await shows(page)).not.toMatch(isOfFirst)
})

test('what was typed a moment ago reaches the account before signing out', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	// Only the server's answer to the next page tells whether it took what the earlier page sent while closing.
	const page = await newVisitor({ expectedErrors: [...expectedErrors, /status of 412/] })
	await signInAt(page, `/cv-writer/edit/${keeper.cvId}`, keeper.person)
	await page.getByLabel('First name').fill('Zofia Anna')
	await page.goto('/logout')
	await page.waitForURL('**/login')
	const { document } = await keeper.call('GET', `/api/cvs/${keeper.cvId}/`)
	expect(document).toMatchObject({ personalInfo: { firstName: 'Zofia Anna' } })
	await expect.poll(() => leftIn(page)).toEqual(nothingLeft)
})

test('changes that cannot be sent are asked about, and stay when the person stays', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ expectedErrors })
	await signInAt(page, `/cv-writer/edit/${keeper.cvId}`, keeper.person)
	await page.route(/\/api\/cvs\/[^/]+\/$/, (route) =>
		route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
	)
	await page.getByLabel('First name').fill('Zofia Anna')
	await page.getByText('Not saved yet: on this device only').waitFor()
	await page.goto('/dashboard')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('menuitem', { name: 'Sign Out' }).click()
	const dialog = page.getByRole('alertdialog')
	await dialog
		.getByText('Some changes haven’t been saved to your account. Sign out and lose them?')
		.waitFor()
	await dialog.getByRole('button', { name: 'Stay signed in' }).click()
	await dialog.waitFor({ state: 'detached' })
	await expect.poll(async () => (await leftIn(page)).records).toContain('ella/unsent: 1')

	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('menuitem', { name: 'Sign Out' }).click()
	await dialog.getByRole('button', { name: 'Sign out and delete them' }).click()
	await page.waitForURL('**/login')
	await expect.poll(() => leftIn(page)).toEqual(nothingLeft)
})

test('a blocked account is signed out with its reason, and leaves nothing', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ expectedErrors })
	await signInAt(page, '/dashboard', keeper.person)
	await page.goto(`/cv-writer/edit/${keeper.cvId}`)
	await page.getByLabel('First name').waitFor()
	const dataDir = { DATA_DIR: inject('dataDir') }
	const blocked = await runEllaCommand(['admin', 'block', keeper.person.email], undefined, dataDir)
	expect(blocked).toMatchObject({ exitCode: 0 })
	await page.goto('/profile')
	await page.waitForURL('**/login')
	await page
		.getByRole('alert')
		.filter({ hasText: 'Your account is inactive or blocked. Please contact support.' })
		.waitFor()
	await expect.poll(() => leftIn(page)).toEqual(nothingLeft)
})
