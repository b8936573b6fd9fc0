import { expect, test } from 'vitest'
import { untilAccountKeeps } from './account-cv.ts'
import { expectAccessibleIn, fourLooks, goOffline, newVisitor } from './browser.ts'
import { expectFocus, expectValue } from './expect-page.ts'
import { careWorker } from './sample-cv.ts'
import { wordDocument } from './sample-files.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

test('a CV is kept in the account, also when the server cannot be reached for a while', async () => {
	const page = await newVisitor({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByText('There’s no CV in your account yet.').waitFor()
	await page.getByRole('button', { name: 'New CV' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await untilAccountKeeps(page, 'Wanda', () => page.getByLabel('First name').fill('Wanda'))

	await goOffline(page)
	await page.getByLabel('Last name').fill('Nowak')
	await page.getByText('Not saved yet: on this device only').waitFor()
	await untilAccountKeeps(page, 'Nowak', () => page.context().setOffline(false))

	await page.reload()
	await expectValue(page.getByLabel('Last name'), 'Nowak')
})

test('what to do next stays in its place when the list appears beside it', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	const answered = Promise.withResolvers<void>()
	await page.route('**/api/next-steps/', async (route) => {
		await answered.promise
		await route.continue()
	})
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByRole('status', { name: 'Loading your next steps' }).waitFor()
	const title = page.getByRole('heading', { name: 'What to do next' })
	const before = await title.boundingBox()
	answered.resolve()
	await page.getByRole('heading', { name: 'Start your CV' }).waitFor()
	expect(await title.boundingBox()).toEqual(before)
})

test('a CV is renamed, copied, deleted and taken back', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByRole('button', { name: 'New CV' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await page.getByLabel('First name').waitFor()
	await page.getByRole('button', { name: 'Rename My CV' }).press('Enter')
	await page.getByRole('textbox', { name: 'Name of the CV' }).fill('For the ward')
	await page.keyboard.press('Enter')
	await page.getByRole('heading', { name: 'For the ward' }).waitFor()
	await page.getByRole('link', { name: 'Ella, My CVs' }).click()

	await page.getByRole('button', { name: 'Actions for For the ward' }).click()
	await page.getByRole('menuitem', { name: 'Rename' }).click()
	await page.getByLabel('Name of the CV').fill('For the hospital')
	await page.keyboard.press('Enter')
	await page.getByRole('link', { name: 'For the hospital' }).waitFor()

	await page.getByRole('button', { name: 'Actions for For the hospital' }).click()
	await page.getByRole('menuitem', { name: 'Delete' }).click()
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByRole('link', { name: 'For the hospital' }).waitFor()
	await page.getByRole('tab', { name: 'Bin' }).click()
	await page.getByText('The bin is empty.').waitFor()

	await page.getByRole('tab', { name: 'CVs' }).click()
	await page.getByRole('radio', { name: 'Pages' }).focus()
	await page.keyboard.press('ArrowRight')
	await page.waitForURL('**/dashboard?as=list')
	await page.getByRole('link', { name: 'For the hospital' }).waitFor()
	await page.getByRole('button', { name: 'More pages' }).press('Enter')
	await expectFocus(page.getByRole('menuitem', { name: 'Home' }))
	await page.keyboard.press('End')
	await expectFocus(page.getByRole('menuitem', { name: 'Blog' }))
	await page.keyboard.press('Enter')
	await page.waitForURL('**/blog')
})

test('a report is listed beside the CVs, opened, and deleted for good', async () => {
	const page = await newVisitor({ expectedErrors: [/status of (401|404)/] })
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByRole('tab', { name: 'Reports' }).click()
	await page.getByText('No reports yet.').waitFor()
	await page.getByRole('link', { name: 'Check a CV' }).click()
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'A CV with a rather long name for the hospital, final version 3.docx',
		mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		buffer: await wordDocument(careWorker),
	})
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.getByRole('link', { name: 'See my reports' }).click()
	await page.waitForURL('**/dashboard?show=reports')
	const report = page.getByRole('link', { name: /^A CV with a rather long name/ })
	await report.waitFor()
	await expectAccessibleIn(page, fourLooks)
	await report.click()
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	await page.goBack()
	await page.getByRole('button', { name: /^Delete A CV with/ }).click()
	await page.getByRole('button', { name: 'Delete permanently' }).click()
	await page.getByText('No reports yet.').waitFor()
	await page.goForward()
	await page.getByText(/This report is no longer here/).waitFor()
})

test('axe finds nothing on My CVs', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByRole('button', { name: 'New CV' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await page.getByLabel('First name').waitFor()
	await page.goto('/dashboard')
	await page.getByRole('link', { name: 'My CV', exact: true }).waitFor()
	await expectAccessibleIn(page, fourLooks)
})
