import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { expectPath } from './expect-page.ts'
import { fillSignIn, signInAt, somebody, storedToken } from './sign-in-page.ts'
import { expiredTokenCopy, refusedTokenCopy } from './token-copies.ts'

const noToken = { local: null, session: null }

test('who opens a page that needs an account signs in and is sent back there', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await page.goto('/')
	await page.goto('/profile')
	await page.waitForURL('**/login')
	await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
	await fillSignIn(page, person)
	await page.waitForURL('**/profile')
	await page.goBack()
	await expectPath(page, '/')
})

test('without “Remember me” the tokens stay in the tab; with it they outlive the browser', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await page.goto('/login')
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
	for (const name of ['access_token', 'refresh_token'] as const) {
		await expect
			.poll(() => storedToken(page, name))
			.toEqual({ local: null, session: expect.any(String) })
	}
	await page.goto('/logout')
	await page.waitForURL('**/login')
	for (const name of ['access_token', 'refresh_token'] as const) {
		await expect.poll(() => storedToken(page, name)).toEqual(noToken)
	}
	await signInRemembered(page, person)
	for (const name of ['access_token', 'refresh_token'] as const) {
		await expect
			.poll(() => storedToken(page, name))
			.toEqual({ local: expect.any(String), session: null })
	}
})

test('a new tab without “Remember me” is signed in with the other, and signed out with it', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await page.goto('/login')
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
	const other = await page.context().newPage()
	await other.goto('/profile')
	await showsProfile(other, person.email)
	expect((await storedToken(other, 'access_token')).local).toBeNull()
	await page.goto('/logout')
	await other.waitForURL('**/login')
	await expect.poll(() => storedToken(other, 'access_token')).toEqual(noToken)
	const later = await page.context().newPage()
	await later.goto('/profile')
	await later.waitForURL('**/login')
})

test('two tabs with a token that ran out refresh it once, and both stay signed in', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await signInRemembered(page, person)
	const other = await page.context().newPage()
	await replaceAccess(page, expiredTokenCopy)
	const refreshes = countRefreshes(page)
	await Promise.all([page.goto('/profile'), other.goto('/profile')])
	await Promise.all([showsProfile(page, person.email), showsProfile(other, person.email)])
	expect(refreshes()).toBe(1)
	expect(await storedToken(other, 'access_token')).toEqual(await storedToken(page, 'access_token'))
})

test('a token that the server refuses is refreshed once, and the calls that waited are made again', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await signInRemembered(page, person)
	await replaceAccess(page, refusedTokenCopy)
	const refreshes = countRefreshes(page)
	await page.goto('/profile')
	await showsProfile(page, person.email)
	expect(refreshes()).toBe(1)
})

test('when the refresh fails too, everything is cleared and the sign-in page is shown', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await signInRemembered(page, person)
	await replaceAccess(page, expiredTokenCopy)
	await page.evaluate(() => localStorage.setItem('refresh_token', 'no such token'))
	await page.goto('/profile')
	await page.waitForURL('**/login')
	await expect.poll(() => storedToken(page, 'access_token')).toEqual(noToken)
	await expect.poll(() => storedToken(page, 'refresh_token')).toEqual(noToken)
})

test('another session can be ended, and that browser has to sign in again', async () => {
	const person = await somebody()
	const here = await newVisitor()
	const there = await newVisitor({ expectedErrors: [/status of 401/] })
	await signInAt(here, '/profile', person)
	await signInAt(there, '/profile', person)
	await here.reload()
	await here.getByRole('button', { name: /^Sign out of / }).click()
	await here.getByText('Signed out of that device.').waitFor()
	await there.goto('/profile')
	await there.waitForURL('**/login')
	await here.reload()
	await showsProfile(here, person.email)
})

async function signInRemembered(
	page: Page,
	person: { email: string; password: string },
): Promise<void> {
	await page.goto('/login')
	await page.getByLabel('Remember me').check()
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
}

async function showsProfile(page: Page, email: string): Promise<void> {
	await page.getByRole('main').getByText(email).first().waitFor()
	await expectPath(page, '/profile')
}

/** Counts the refreshes of all tabs from now on. */
function countRefreshes(page: Page): () => number {
	let count = 0
	page.context().on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/token/refresh/') count += 1
	})
	return () => count
}

/** Replaces the access token of a page that has nothing to ask any more: a call under way would renew it again. */
async function replaceAccess(page: Page, change: (token: string) => string): Promise<void> {
	await page.goto('/profile', { waitUntil: 'networkidle' })
	const { local } = await storedToken(page, 'access_token')
	if (local === null) throw new Error('There is no access token.')
	await page.evaluate((token) => localStorage.setItem('access_token', token), change(local))
}
