import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { newCaller } from './caller.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { confirmMail, goodPassword, newEmail, type Person, signInByCall } from './person.ts'
import { careWorker } from './sample-cv.ts'
import { wordDocument } from './sample-files.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

test('a guest’s analysis arrives in the account that is made for it', async () => {
	const email = newEmail()
	const page = await newVisitor()
	const session = await analyseAsGuest(page)
	await page.getByRole('button', { name: 'Save this report' }).click()
	await page.getByRole('button', { name: 'Create an account' }).click()
	// The address changes before the page does, and the report has a field of the same name.
	await page.getByRole('heading', { name: 'Create your account' }).waitFor()
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByLabel('Password', { exact: true }).fill(goodPassword)
	await page.getByLabel('Confirm password', { exact: true }).fill(goodPassword)
	await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
	await page.getByText('Registration Successful!').waitFor()
	const mail = await waitForMail(inject('mailFolder'), { to: email, about: confirmMail })
	await page.goto(linkIn(mail, '/email-confirmed'))
	await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
	const person = { email, password: goodPassword }
	await expect.poll(() => analysesOf(person)).toEqual([session])
})

test('a report that was sent by email opens elsewhere and is kept by its owner', async () => {
	const person = await somebody()
	const page = await newVisitor()
	const session = await analyseAsGuest(page)
	await page.getByRole('button', { name: 'Save this report' }).click()
	await page.getByLabel('Email', { exact: true }).fill(person.email)
	await page.getByLabel('Name (optional)').fill('Zofia')
	await page.getByRole('button', { name: 'Send me the link' }).click()
	const mail = await waitForMail(inject('mailFolder'), { to: person.email, about: /CV report/ })

	const elsewhere = await newVisitor()
	await elsewhere.goto(linkIn(mail, '/cv-analysis/verify'))
	await elsewhere.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
	await elsewhere.getByRole('button', { name: 'Sign in' }).click()
	await elsewhere.waitForURL('**/login')
	await fillSignIn(elsewhere, person)
	await elsewhere.waitForURL((url) => url.pathname !== '/login')
	await expect.poll(() => analysesOf(person)).toEqual([session])
})

/** Uploads a CV, waits for the report and answers with the id of the analysis. */
async function analyseAsGuest(page: Page): Promise<string> {
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'Zofia CV.docx',
		mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		buffer: await wordDocument(careWorker),
	})
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	return new URL(page.url()).searchParams.get('session') ?? ''
}

/** Returns the ids of the analyses in a person's account. */
async function analysesOf(person: Person): Promise<unknown[]> {
	const caller = newCaller(inject('productUrl'))
	const { access } = await signInByCall(inject('productUrl'), person, caller)
	const { body } = await caller.call({ path: '/api/analyses/', token: access })
	const { analyses } = body
	return Array.isArray(analyses) ? analyses.map(({ id }) => id) : [body]
}
