import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { linkIn, mailsFor, waitForMail } from './mailbox.ts'
import { confirmMail, goodPassword, newEmail } from './person.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const mailFolder = inject('mailFolder')

test('somebody registers, confirms with the real email, and signs in', async () => {
	const email = newEmail()
	const page = await newVisitor({ expectedErrors: [/status of 403/] })
	await page.goto('/')
	await page.getByRole('link', { name: 'Log In' }).click()
	await page.getByRole('link', { name: /sign up/i }).click()
	await page.waitForURL('**/register')
	// The good news stays for three seconds, so it is waited for before the form is sent.
	await Promise.all([
		page.getByText('Registration Successful!').waitFor(),
		page
			.getByText('Please check your email to verify your account. Redirecting to login...')
			.waitFor(),
		fillRegistration(page, { email, password: goodPassword }),
	])
	await page.waitForURL('**/login')
	await page.getByText(`We’ve sent a link to ${email}: open it, then sign in here.`).waitFor()

	await fillSignIn(page, { email, password: goodPassword })
	await page.getByText('Your account is inactive or blocked. Please contact support.').waitFor()
	await page.getByText(`${email} hasn’t been confirmed yet.`).waitFor()

	const mail = await waitForMail(mailFolder, { to: email, about: confirmMail })
	await page.goto(linkIn(mail, '/email-confirmed'))
	await page
		.getByRole('link', { name: /sign in/i })
		.first()
		.click()
	await page.waitForURL('**/login')
	await fillSignIn(page, { email, password: goodPassword })
	await page.waitForURL('**/dashboard')
})

test('the email can be sent again from the sign-in page', async () => {
	const email = newEmail()
	const page = await newVisitor({ expectedErrors: [/status of 403/] })
	await page.goto('/register')
	await fillRegistration(page, { email, password: goodPassword })
	await page.waitForURL('**/login')
	await fillSignIn(page, { email, password: goodPassword })
	await page.getByRole('button', { name: 'Resend email' }).click()
	const second = await waitForMail(mailFolder, { to: email, about: confirmMail, after: 1 })
	await page.goto(linkIn(second, '/email-confirmed'))
	await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
	await page.goto('/login')
	await fillSignIn(page, { email, password: goodPassword })
	await page.waitForURL('**/dashboard')
})

test.each([
	{
		what: 'two different passwords',
		password: goodPassword,
		again: `${goodPassword}!`,
		says: 'Passwords do not match',
	},
	{
		what: 'a password that is too short',
		password: 'short',
		again: 'short',
		says: 'Use at least 10 characters.',
	},
])('$what: noticed at once, and nothing is sent', async ({ password, again, says }) => {
	const page = await newVisitor()
	const sent: string[] = []
	page.on('request', (request) => sent.push(new URL(request.url()).pathname))
	await page.goto('/register')
	await fillRegistration(page, { email: newEmail(), password, again })
	await page.getByText(says).first().waitFor()
	expect(sent).not.toContain('/api/auth/registration/')
})

test('a common password is refused with the reason', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 400/] })
	await page.goto('/register')
	await fillRegistration(page, { email: newEmail(), password: 'password123' })
	await page
		.getByText(/Many people use a password like this/)
		.first()
		.waitFor()
})

test('registering a known email shows the same, and its owner is told', async () => {
	const { email } = await somebody()
	const before = (await mailsFor(mailFolder, email)).length
	const page = await newVisitor()
	await page.goto('/register')
	await Promise.all([
		page.getByText('Registration Successful!').waitFor(),
		fillRegistration(page, { email, password: goodPassword }),
	])
	await expect.poll(async () => (await mailsFor(mailFolder, email)).length).toBe(before + 1)
	const notice = (await mailsFor(mailFolder, email)).at(-1)
	expect(notice?.text).not.toContain('/email-confirmed')
})

type Typed = { email: string; password: string; again?: string }

async function fillRegistration(
	page: Page,
	{ email, password, again = password }: Typed,
): Promise<void> {
	// The address changes before the page does, and the page before has a field of the same name.
	await page.getByRole('heading', { name: 'Create your account' }).waitFor()
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm password', { exact: true }).fill(again)
	await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
}
