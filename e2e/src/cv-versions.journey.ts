import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible, newVisitor } from './browser.ts'
import { newCaller } from './caller.ts'
import { expectValue, storedCv, untilBrowserKeeps } from './expect-page.ts'
import { signInByCall } from './person.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn, openSignedIn, somebody } from './sign-in-page.ts'

const expectedErrors = [/status of 401/]

/** Expects that axe finds nothing on the page, in its present theme and in the dark one. */
async function expectAccessibleInBoth(page: Page, ready: () => Promise<unknown>): Promise<void> {
	await expectAccessible(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.reload()
	await ready()
	await expectAccessible(page)
}

test('a version is kept, compared, restored, and seen in the editor', async () => {
	const page = await newVisitor({ expectedErrors })
	await openSignedIn(page, '/dashboard', await somebody())
	await page.getByRole('button', { name: 'New CV' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await page.getByLabel('First name').fill('Wanda')
	await page.getByRole('button', { name: 'Versions' }).click()
	await page.getByRole('menuitem', { name: /Save this version/ }).click()
	await page.getByText('Version saved.').waitFor()
	// Without waiting for the save: the words typed last are compared as well.
	await page.getByLabel('First name').fill('Zofia')
	await page.getByRole('button', { name: 'Versions' }).click()
	await page.getByRole('menuitem', { name: /All versions/ }).click()
	await page.getByRole('link', { name: /Saved by you/ }).click()
	const details = page.getByRole('region', { name: 'Personal details' })
	await expect.poll(() => details.locator('del').textContent()).toContain('Wanda')
	await expect.poll(() => details.locator('ins').textContent()).toContain('Zofia')
	await expectAccessibleInBoth(page, () => details.waitFor())
	await page.getByRole('tab', { name: 'Side by side' }).click()
	await page.locator('.typeset-page svg').nth(1).waitFor()

	await page.getByRole('button', { name: 'Restore this version' }).click()
	await page.getByText('Restored. We saved what you had as a version too.').waitFor()
	await page.getByRole('link', { name: 'Open in the editor' }).click()
	await expectValue(page.getByLabel('First name'), 'Wanda')
})

test('what a guest wrote stands beside the CVs of the account after the sign-in', async () => {
	const person = await somebody()
	const caller = newCaller(inject('productUrl'))
	const { access } = await signInByCall(inject('productUrl'), person, caller)
	const body = { title: 'For the hospital', document: careWorker }
	await caller.call({ method: 'POST', path: '/api/cvs/', token: access, body })

	// Brought in again after an undo, the first id is that of the copy in the bin.
	const page = await newVisitor({ expectedErrors: [...expectedErrors, /status of 409/] })
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').fill('Wanda')
	await untilBrowserKeeps(page, 'Wanda')
	await page.goto('/login')
	await fillSignIn(page, person)
	// A message goes after a while, but not from under the pointer.
	await page
		.getByText(/“Wanda’s CV” has moved from this browser to your account, under My CVs/)
		.hover()
	await page.getByRole('link', { name: 'For the hospital' }).waitFor()
	await page.getByRole('link', { name: 'Wanda’s CV' }).waitFor()
	await expect.poll(() => storedCv(page)).toBe('')
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText(/There’s a CV for Wanda in this browser/).waitFor()
	await untilBrowserKeeps(page, 'Wanda')
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.reload()
	await page.getByRole('button', { name: 'Move to my account' }).click()
	await page.getByText(/to your account, under My CVs/).waitFor()
	await expectAccessible(page)
})
