import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { expectCount, expectValue, untilBrowserKeeps } from './expect-page.ts'
import { newEmail } from './person.ts'
import { fillSignIn, signInAt, somebody } from './sign-in-page.ts'

test.each([
	{ service: 'Google', callback: '/auth/social-callback' },
	{ service: 'LinkedIn', callback: '/linkedin/callback' },
])(
	'somebody new signs in with $service and arrives by $callback',
	async ({ service, callback }) => {
		const email = newEmail('new')
		const page = await newVisitor()
		const visited: string[] = []
		page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
		await page.goto('/login')
		await page.getByRole('link', { name: `Continue with ${service}` }).click()
		await signInAtService(page, email)
		await page.waitForURL('**/dashboard')
		expect(visited).toContain(callback)
		expect(page.url()).not.toContain('code=')
		await page.goto('/profile')
		await page.getByRole('main').getByText(email).first().waitFor()
	},
)

test('what a guest wrote is in the account after signing in with a service', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').fill('Wanda')
	await untilBrowserKeeps(page, 'Wanda')
	await page.goto('/login')
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await signInAtService(page, newEmail('guest'))
	await page.waitForURL('**/dashboard')
	await page.getByRole('link', { name: /Wanda/ }).click()
	await expectValue(page.getByLabel('First name'), 'Wanda')
})

test('a service joins the account that has the same confirmed email', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await page.goto('/login')
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await signInAtService(page, person.email)
	await page.waitForURL('**/dashboard')
	await page.goto('/profile')
	await page.getByText('Connected', { exact: true }).waitFor()
	await page.goto('/logout')
	await page.waitForURL('**/login')
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
})

test('an email that the service has not confirmed opens nothing', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: [/status of 403/] })
	await page.goto('/login')
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await page.getByLabel('The e-mail is verified').uncheck()
	await signInAtService(page, person.email)
	await page.getByText(/hasn’t confirmed your email address/).waitFor()
	await page.goto('/profile')
	await page.waitForURL('**/login')
})

test('who turns back at the service is told so and can sign in otherwise', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: [/status of 400/] })
	await page.goto('/login')
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await page.getByRole('button', { name: 'Cancel' }).click()
	await page.getByText('We couldn’t sign you in. Please try again.').waitFor()
	await signInAt(page, '/profile', person)
})

test('a service without credentials shows as “Soon”', async () => {
	const page = await newVisitor()
	for (const path of ['/login', '/register']) {
		await page.goto(path)
		const button = page.getByRole('button', { name: /GitHub\s*Soon/ })
		await button.waitFor()
		await expect.poll(() => button.isDisabled()).toBe(true)
	}
})

test('without any service the page says that they are to come', async () => {
	const page = await newVisitor()
	const unconfigured = ['google', 'github', 'linkedin_oauth2'].map((id) => {
		return { id, name: id, isConfigured: false }
	})
	await page.route('**/api/auth/social/', (route) =>
		route.fulfill({ json: { providers: unconfigured } }),
	)
	await page.goto('/login')
	await page
		.getByText('Social login coming soon! For now, please use email registration.')
		.waitFor()
	await expectCount(page.getByRole('button', { name: /Soon/ }), 3)
})

/** The page of the service: who it is, and on. */
async function signInAtService(page: Page, email: string): Promise<void> {
	await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
	await page.getByLabel('E-mail', { exact: true }).fill(email)
	await page.getByLabel('Name').fill('Zofia Hart')
	await page.getByRole('button', { name: 'Continue' }).click()
}
