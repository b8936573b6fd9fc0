import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { newEmail } from './person.ts'
import { fillSignIn, signInAt, somebody } from './sign-in-page.ts'

const newPassword = 'seventeen quiet otters'

test('a forgotten password is replaced with the email, once, and every session ends', async () => {
	const person = await somebody()
	const elsewhere = await newVisitor({ expectedErrors: [/status of 401/] })
	await signInAt(elsewhere, '/profile', person)

	const page = await newVisitor({ expectedErrors: [/status of (401|410)/] })
	await page.goto('/login')
	await page.getByRole('link', { name: /forgot/i }).click()
	await page.waitForURL('**/reset-password')
	await askForReset(page, person.email)
	const mail = await waitForMail(inject('mailFolder'), {
		to: person.email,
		about: /choose a new password/i,
	})
	const link = linkIn(mail, '/reset-password-confirm')
	await page.goto(link)
	await chooseNewPassword(page)
	await page.getByRole('heading', { name: 'Password changed' }).waitFor()
	await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
	await page.waitForURL('**/login')
	await fillSignIn(page, person)
	await page.getByText('Invalid email or password. Please try again.').waitFor()
	await fillSignIn(page, { ...person, password: newPassword })
	await page.waitForURL('**/dashboard')

	await elsewhere.goto('/profile')
	await elsewhere.waitForURL('**/login')

	await page.goto(link)
	await chooseNewPassword(page)
	await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})

test('who asks for a new password is told the same whether the email is known or not', async () => {
	const { email } = await somebody()
	const page = await newVisitor()
	const said: (string | undefined)[] = []
	for (const address of [email, newEmail()]) {
		await page.goto('/reset-password')
		await askForReset(page, address)
		const words = await page.getByRole('main').textContent()
		said.push(words?.replace(address, 'the address'))
	}
	expect(said[0]).toBe(said[1])
})

async function askForReset(page: Page, email: string): Promise<void> {
	// The address changes before the page does, and the sign-in page has a field of the same name.
	await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByRole('button', { name: 'Send link' }).click()
	await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

async function chooseNewPassword(page: Page): Promise<void> {
	await page.getByLabel('New password', { exact: true }).fill(newPassword)
	await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
	await page.getByRole('button', { name: 'Save password' }).click()
}
