import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, oneTimeSecret } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { keyOf, linkOf, type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import {
	call,
	confirm,
	goodPassword,
	newEmail,
	newPerson,
	register,
	signIn,
} from '#test/register-person.ts'
import { accountsStore } from './accounts.store.ts'

const path = '/api/auth/registration/'
const otherPassword = 'copper meadow 77 trumpet'
let api: TestApp
let mailbox: Mailbox
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later)
	const config = { smtpUrl: mailbox.url, registrationsPerHour: 150 }
	api = await openTestApp(later, { config })
})

const find = (email: string) =>
	accountsStore({ orm: api.background.database.orm, now: Date.now }).byEmail(email)
const resend = (email: string) => call(api.app, { path: `${path}resend-email/`, body: { email } })

test('whoever registers confirms the address by the message, and can sign in from then on', async () => {
	const email = newEmail('Ada.Lovelace')
	const answer = await register(api.app, email)
	expect(answer.statusCode).toBe(200)
	expect(answer.json()).toEqual({
		detail: expect.stringContaining('check your email'),
		claimTicket: expect.stringMatching(/^[\w-]{43}$/),
	})
	const mail = await mailbox.next(email)
	expect(linkOf(mail).pathname).toBe('/email-confirmed')
	expect(await signIn(api.app, email)).toMatchObject({ statusCode: 403 })
	const confirmed = await confirm(api.app, keyOf(mail))
	expect(confirmed.json()).toEqual({ detail: 'Your email address is confirmed.', email })
	const signedIn = await signIn(api.app, email.toUpperCase())
	expect(signedIn.json().user).toMatchObject({ email, emailVerified: true, hasPassword: true })
})

test('a password is never kept as it was typed', async () => {
	const email = newEmail()
	await register(api.app, email)
	expect((await find(email))?.passwordHash).toMatch(/^\$argon2id\$/)
})

test('a page that is loaded twice is told the same, but a link of nobody is refused', async () => {
	const email = newEmail()
	await register(api.app, email)
	const key = keyOf(await mailbox.next(email))
	const first = await confirm(api.app, key)
	expect((await confirm(api.app, key)).json()).toEqual(first.json())
	expect((await confirm(api.app, 'not-a-key')).json()).toMatchObject({ code: 'link_expired' })
})

test('a link is too old after three days', async () => {
	const email = newEmail()
	await register(api.app, email)
	const key = keyOf(await mailbox.next(email))
	api.clock.aheadMs += 73 * 3_600_000
	expect((await confirm(api.app, key)).statusCode).toBe(410)
	await resend(email)
	expect((await confirm(api.app, keyOf(await mailbox.next(email)))).statusCode).toBe(200)
})

describe('a known address', () => {
	test('is answered the same, and its owner gets a message instead', async () => {
		const { email } = await newPerson(api.app, mailbox)
		const fresh = await register(api.app, newEmail(), otherPassword)
		const known = await register(api.app, email.toUpperCase(), otherPassword)
		expect(known.statusCode).toBe(fresh.statusCode)
		expect({ ...known.json(), claimTicket: '' }).toEqual({ ...fresh.json(), claimTicket: '' })
		expect(known.json().claimTicket).toHaveLength(fresh.json().claimTicket.length)
		expect((await mailbox.next(email)).subject).toBe('You already have an Ella account')
		expect((await signIn(api.app, email)).statusCode).toBe(200)
		expect((await signIn(api.app, email, otherPassword)).statusCode).toBe(401)
	})

	test('gets a ticket that leads to no account', async () => {
		const { orm } = api.background.database
		const { email } = await newPerson(api.app, mailbox)
		await orm.delete(oneTimeSecret)
		await register(api.app, email)
		const [ticket] = await orm.select().from(oneTimeSecret)
		expect(ticket).toMatchObject({ purpose: 'claim_ticket', accountId: null })
	})

	test('that was never confirmed takes the password of the message that is answered', async () => {
		const email = newEmail()
		await register(api.app, email)
		const mine = keyOf(await mailbox.next(email))
		await register(api.app, email, otherPassword)
		const theirs = keyOf(await mailbox.next(email))
		await confirm(api.app, mine)
		await confirm(api.app, theirs)
		expect((await signIn(api.app, email, goodPassword)).statusCode).toBe(200)
		expect((await signIn(api.app, email, otherPassword)).statusCode).toBe(401)
	})

	test('that two people register at once becomes one account', async () => {
		const email = newEmail()
		const answers = await Promise.all([1, 2, 3].map(() => register(api.app, email)))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
		const { orm } = api.background.database
		expect(await orm.$count(account, eq(account.email, email))).toBe(1)
	})
})

describe('another message', () => {
	test('confirms as the first one does', async () => {
		const email = newEmail()
		await register(api.app, email)
		await mailbox.next(email)
		await resend(email)
		await confirm(api.app, keyOf(await mailbox.next(email)))
		expect((await signIn(api.app, email)).statusCode).toBe(200)
	})

	test('is promised alike to who waits, who has an account and who is unknown', async () => {
		const waits = newEmail()
		await register(api.app, waits)
		await mailbox.next(waits)
		const { email: confirmed } = await newPerson(api.app, mailbox)
		const answers = await Promise.all([waits, confirmed, newEmail()].map(resend))
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
		await mailbox.next(waits)
		expect(mailbox.waiting().flatMap(({ to }) => to)).not.toContain(confirmed)
	})

	test('comes at most five times an hour, and nobody can tell', async () => {
		const email = newEmail()
		await register(api.app, email)
		const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => resend(email)))
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
		for (const _ of [1, 2, 3, 4, 5]) await mailbox.next(email)
		const marker = newEmail('marker')
		await register(api.app, marker)
		await mailbox.next(marker)
		expect(mailbox.waiting().flatMap(({ to }) => to)).not.toContain(email)
	})
})

describe('bad input', () => {
	const ada = 'ada.lovelace@example.com'
	const twice = (password1: string) => ({ password1, password2: password1 })

	test.each([
		[{ email: 'not-an-address', ...twice(goodPassword) }, /email address such as/],
		[{ email: 'a@b.example\r\nBcc: c@d.example', ...twice(goodPassword) }, /email address/],
		[{ email: ada, ...twice('short') }, /at least 10 characters/],
		[{ email: ada, ...twice('password1234') }, /Many people use/],
		[{ email: ada, ...twice(ada) }, /isn’t your email/],
		[{ email: ada, password1: goodPassword, password2: 'other' }, /^Passwords do not match$/],
	])('%o is refused with a sentence', async (body, sentence) => {
		const answer = await call(api.app, { path, body })
		expect(answer.statusCode).toBe(400)
		expect(answer.json().detail).toMatch(sentence)
	})

	test('nothing but an address and a password can be set', async () => {
		const email = newEmail()
		const passwords = { password1: goodPassword, password2: goodPassword }
		const wish = { role: 'admin', plan: 'premium', emailVerifiedAt: '2020-01-01', id: 'mine' }
		await call(api.app, { path, body: { email, ...passwords, ...wish } })
		expect(await find(email)).toMatchObject({ role: 'user', plan: 'free', emailVerifiedAt: null })
	})
})

test('one address may ask only so often, and is told when to come back', async () => {
	const { config } = api.background
	const from = '192.0.2.77'
	const body = { email: newEmail() }
	const ask = () => call(api.app, { path: '/api/auth/password/reset/', body, from })
	for (let times = 0; times < config.registrationsPerHour; times += 1) {
		const answer = await ask()
		if (answer.statusCode !== 200) throw new Error(answer.body)
	}
	const refused = await ask()
	expect(refused.json().code).toBe('too_many_requests')
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
