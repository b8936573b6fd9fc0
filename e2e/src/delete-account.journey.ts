import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, inject, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { newCaller } from './caller.ts'
import { expectCount } from './expect-page.ts'
import { waitForMail } from './mailbox.ts'
import { signInByCall } from './person.ts'
import { fillSignIn, signInAt, somebody } from './sign-in-page.ts'

test('an account is deleted, signed out everywhere, and can be kept within the 14 days', async () => {
	const person = await somebody()
	const caller = newCaller(inject('productUrl'))
	const elsewhere = await signInByCall(inject('productUrl'), person, caller)
	const page = await newVisitor({ expectedErrors: [/status of (400|401)/] })
	await signInAt(page, '/profile', person)

	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.getByLabel('Your password', { exact: true }).fill('not the password')
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.getByText('That isn’t your current password.').waitFor()
	await page.getByLabel('Your password', { exact: true }).fill(person.password)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.waitForURL('**/login')

	const letter = await waitForMail(inject('mailFolder'), { to: person.email, about: /deleted on/i })
	expect(daysUntil(/deleted on (\d+ \w+ \d{4})/.exec(letter.subject)?.[1])).toBe(14)
	const refused = await caller.call({ path: '/api/auth/user/', token: elsewhere.access })
	expect(refused.status).toBe(401)

	await page.goto('/profile')
	await page.waitForURL('**/login')
	await fillSignIn(page, person)
	await page.waitForURL('**/profile')
	await page.getByRole('button', { name: 'Keep my account' }).first().click()
	await page.getByRole('button', { name: 'Delete my account' }).waitFor()
	await expectCount(page.getByRole('button', { name: 'Keep my account' }), 0)
})

test('what is stored about a person comes as a zip', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await signInAt(page, '/profile', person)
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download my data (zip)' }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/\.zip$/)
	const files = unzipSync(await readFile(await download.path()))
	const text = Object.values(files).map((bytes) => Buffer.from(bytes).toString('utf8'))
	expect(text.join('\n')).toContain(person.email)
	expect(text.join('\n')).not.toMatch(/argon2|passwordHash/i)
})

function daysUntil(day: string | undefined): number {
	const today = new Date().toISOString().slice(0, 10)
	return Math.round((Date.parse(`${day} UTC`) - Date.parse(today)) / 86_400_000)
}
