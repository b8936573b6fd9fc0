import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { goodPassword, newEmail } from './person.ts'
import { fillSignIn, signInAt, somebody } from './sign-in-page.ts'

const noTokenOrUsed = [/status of 4\d\d/]

type Screen = { what: string; open: (page: Page) => Promise<void> }

const screens: Screen[] = [
	{
		what: 'sign in, refused',
		async open(page) {
			await page.goto('/login')
			await fillSignIn(page, { email: newEmail(), password: goodPassword })
			await page.getByText('Invalid email or password. Please try again.').waitFor()
		},
	},
	{
		what: 'sign up, with two different passwords',
		async open(page) {
			await page.goto('/register')
			await page.getByLabel('Email', { exact: true }).fill(newEmail())
			await page.getByLabel('Password', { exact: true }).fill(goodPassword)
			await page.getByLabel('Confirm password', { exact: true }).fill('different')
			await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
			await page.getByText('Passwords do not match').first().waitFor()
		},
	},
	{
		what: 'asking for a new password',
		async open(page) {
			await page.goto('/reset-password')
			await page.getByRole('button', { name: 'Send link' }).waitFor()
		},
	},
	{
		what: 'choosing a new password',
		async open(page) {
			await page.goto('/reset-password-confirm?key=of-a-letter')
			await page.getByLabel('New password', { exact: true }).waitFor()
		},
	},
	{
		what: 'an address that could not be confirmed',
		async open(page) {
			await page.goto('/email-confirmed?key=of-a-letter')
			await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
		},
	},
	{
		what: 'a guest’s link that is too old',
		async open(page) {
			await page.goto('/cv-analysis/verify/of-a-letter')
			await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
		},
	},
	...['/auth/social-callback', '/linkedin/callback'].map((path) => ({
		what: `${path} after a sign-in that did not work`,
		async open(page: Page) {
			await page.goto(`${path}#error=social_login_failed`)
			await page.getByText('We couldn’t sign you in. Please try again.').waitFor()
		},
	})),
	{
		what: 'the profile, with every form open',
		async open(page) {
			await signInAt(page, '/profile', await somebody())
			for (const name of ['Change email', 'Change password', 'Delete my account'])
				await page.getByRole('button', { name }).first().click()
			await page.getByText('This browser').waitFor()
			await page.getByLabel('Your password', { exact: true }).first().waitFor()
		},
	},
]

test.each(screens)('axe finds nothing on: $what', async ({ open }) => {
	const page = await newVisitor({ expectedErrors: noTokenOrUsed })
	await open(page)
	await expectAccessibleIn(page, twoLooks)
})
