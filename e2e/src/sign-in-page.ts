import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { type Person, registerPerson, signInByCall } from './person.ts'

/** Somebody with a confirmed account on the product of these journeys. */
export function somebody(email?: string): Promise<Person> {
	return registerPerson({ url: inject('productUrl'), mailFolder: inject('mailFolder') }, email)
}

/** Fills the sign-in page that is open and sends it. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
	// The address changes before the page does, and the page before may have fields of the same names.
	await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Opens a page that needs an account while signed out, signs in, and arrives at that page. */
export async function signInAt(page: Page, path: string, person: Person): Promise<void> {
	await page.goto(path)
	await page.waitForURL('**/login')
	await fillSignIn(page, person)
	await page.waitForURL(`**${path}`)
}

/**
 * Opens a page as a person who is signed in in this tab, without filling in the sign-in form. For journeys that are
 * about something else.
 */
export async function openSignedIn(page: Page, path: string, person: Person): Promise<void> {
	// A page without any code of the site. Its storage is the storage of the whole site.
	const empty = '**/empty-page'
	await page.route(empty, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
	)
	await page.goto('/empty-page')
	await page.unroute(empty)
	const { access, refresh } = await signInByCall(new URL(page.url()).origin, person)
	await page.evaluate(
		(tokens) => {
			for (const [name, token] of Object.entries(tokens)) sessionStorage.setItem(name, token)
		},
		{ access_token: access, refresh_token: refresh },
	)
	await page.goto(path)
}

/** A token as the browser keeps it. */
export function storedToken(
	page: Page,
	name: 'access_token' | 'refresh_token',
): Promise<{ local: string | null; session: string | null }> {
	return page.evaluate(
		(key) => ({ local: localStorage.getItem(key), session: sessionStorage.getItem(key) }),
		name,
	)
}
