import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { keyOf, linkOf, type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import {
	call,
	confirm,
	newEmail,
	newPerson,
	type Person,
	register,
	signIn,
} from '#test/register-person.ts'
import { retryMailSoon } from '#test/retry-mail-soon.ts'

const nextPassword = 'copper meadow 77 trumpet'
let api: TestApp
let mailbox: Mailbox
/** Addresses that do not take their next letter at the first try. */
const refused = new Set<string>()
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later, {
		onRcptTo: ({ address }, _session, done) => {
			const busy = Object.assign(new Error('Come back later'), { responseCode: 451 })
			done(refused.delete(address) ? busy : undefined)
		},
	})
	const config = { smtpUrl: mailbox.url, registrationsPerHour: 1000 }
	api = await openTestApp(later, { config })
	await retryMailSoon(api.background.database)
})

const person = () => newPerson(api.app, mailbox)
const userOf = ({ access }: { access: string }) =>
	call(api.app, { method: 'GET', path: '/api/auth/user/', access })
const askReset = (email: string) =>
	call(api.app, { path: '/api/auth/password/reset/', body: { email } })
const reset = (key: string, password1 = nextPassword, password2 = password1) =>
	call(api.app, { path: '/api/auth/password/reset/confirm/', body: { key, password1, password2 } })
const changePassword = ({ access }: Person, currentPassword: string, password1 = nextPassword) =>
	call(api.app, {
		path: '/api/auth/password/change/',
		body: { currentPassword, password1, password2: password1 },
		access,
	})
const changeEmail = ({ access, password }: Person, email: string, currentPassword = password) =>
	call(api.app, { path: '/api/auth/email/change/', body: { email, currentPassword }, access })

describe('a forgotten password', () => {
	test('is replaced by the link of the message, which ends every session and tells the owner', async () => {
		const ada = await person()
		await askReset(ada.email.toUpperCase())
		const mail = await mailbox.next(ada.email)
		expect(linkOf(mail).pathname).toBe('/reset-password-confirm')
		expect((await reset(keyOf(mail))).statusCode).toBe(200)
		expect((await userOf(ada)).statusCode).toBe(401)
		expect((await signIn(api.app, ada.email)).statusCode).toBe(401)
		expect((await signIn(api.app, ada.email, nextPassword)).statusCode).toBe(200)
		expect((await mailbox.next(ada.email)).subject).toBe('Your password was changed')
	})

	test('is replaced once, and not by earlier links either', async () => {
		const { email } = await person()
		await askReset(email)
		const first = keyOf(await mailbox.next(email))
		await askReset(email)
		const second = keyOf(await mailbox.next(email))
		const answers = await Promise.all([reset(second), reset(second)])
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
		expect((await reset(first)).json().code).toBe('link_expired')
	})

	test('a weak choice does not use the link up', async () => {
		const { email } = await person()
		await askReset(email)
		const key = keyOf(await mailbox.next(email))
		expect((await reset(key, 'password1234')).json().code).toBe('password_too_weak')
		expect((await reset(key, nextPassword, 'another one 42')).json().code).toBe('passwords_differ')
		expect((await reset(key)).statusCode).toBe(200)
	})

	test('a link is too old after an hour', async () => {
		const { email } = await person()
		await askReset(email)
		const key = keyOf(await mailbox.next(email))
		api.clock.aheadMs += 61 * 60_000
		expect((await reset(key)).statusCode).toBe(410)
	})

	test('of an address that was never confirmed confirms it too', async () => {
		const email = newEmail()
		await register(api.app, email)
		await mailbox.next(email)
		await askReset(email)
		await reset(keyOf(await mailbox.next(email)))
		expect((await signIn(api.app, email, nextPassword)).statusCode).toBe(200)
	})

	test('is answered the same for an address without an account', async () => {
		const { email } = await person()
		const [known, unknown] = await Promise.all([askReset(email), askReset(newEmail())])
		expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
	})

	test('a link for something else does not do', async () => {
		const email = newEmail()
		await register(api.app, email)
		const key = keyOf(await mailbox.next(email))
		expect((await reset(key)).statusCode).toBe(410)
	})
})

describe('changing the password', () => {
	test('ends the other sessions, keeps this one and tells the owner', async () => {
		const ada = await person()
		const other = (await signIn(api.app, ada.email)).json()
		expect((await changePassword(ada, ada.password)).statusCode).toBe(200)
		expect((await userOf(ada)).statusCode).toBe(200)
		expect((await userOf(other)).statusCode).toBe(401)
		expect((await signIn(api.app, ada.email, nextPassword)).statusCode).toBe(200)
		expect((await mailbox.next(ada.email)).subject).toBe('Your password was changed')
	})

	test('needs the current one, and cannot be guessed', async () => {
		const ada = await person()
		for (let tries = 0; tries < 10; tries += 1) {
			const answer = await changePassword(ada, 'a wrong guess')
			expect(answer.json()).toMatchObject({ code: 'current_password_wrong' })
		}
		const refused = await changePassword(ada, ada.password)
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect((await signIn(api.app, ada.email)).statusCode).toBe(200)
	})

	test('needs a strong one', async () => {
		const ada = await person()
		const answer = await changePassword(ada, ada.password, 'password1234')
		expect(answer.json()).toMatchObject({ code: 'password_too_weak' })
	})

	test('makes the links of earlier messages worthless', async () => {
		const ada = await person()
		await askReset(ada.email)
		const key = keyOf(await mailbox.next(ada.email))
		await changePassword(ada, ada.password)
		expect((await reset(key, 'yet another 1 here')).statusCode).toBe(410)
	})
})

describe('changing the e-mail', () => {
	test('asks the new address, tells the old one, and changes when the link is opened', async () => {
		const ada = await person()
		const email = newEmail('new')
		expect((await changeEmail(ada, email)).statusCode).toBe(200)
		const notice = await mailbox.next(ada.email)
		expect(notice.text).toContain(email)
		expect((await userOf(ada)).json().email).toBe(ada.email)
		const key = keyOf(await mailbox.next(email))
		expect((await confirm(api.app, key)).json().email).toBe(email)
		expect((await confirm(api.app, key)).json().email).toBe(email)
		expect((await userOf(ada)).json().email).toBe(email)
		expect((await signIn(api.app, email)).statusCode).toBe(200)
		expect((await signIn(api.app, ada.email)).statusCode).toBe(401)
	})

	test('a link that went to the old address opens nothing afterwards', async () => {
		const ada = await person()
		await askReset(ada.email)
		const old = keyOf(await mailbox.next(ada.email))
		const email = newEmail('new')
		await changeEmail(ada, email)
		await confirm(api.app, keyOf(await mailbox.next(email)))
		expect((await reset(old)).statusCode).toBe(410)
	})

	test('the old address can stop it with a new password', async () => {
		const ada = await person()
		const email = newEmail('new')
		await changeEmail(ada, email)
		const change = keyOf(await mailbox.next(email))
		await mailbox.next(ada.email)
		await askReset(ada.email)
		await reset(keyOf(await mailbox.next(ada.email)))
		expect((await confirm(api.app, change)).statusCode).toBe(410)
	})

	test('a link whose letter was late is stopped too', { timeout: 180_000 }, async () => {
		const ada = await person()
		const email = newEmail('late')
		refused.add(email)
		await changeEmail(ada, email)
		await mailbox.next(ada.email)
		await askReset(ada.email)
		await reset(keyOf(await mailbox.next(ada.email)))
		expect(mailbox.waiting().flatMap(({ to }) => to)).not.toContain(email)
		expect((await confirm(api.app, keyOf(await mailbox.next(email)))).statusCode).toBe(410)
	})

	test('to an address with an account is answered the same, and its owner is told', async () => {
		const ada = await person()
		const bob = await person()
		const free = newEmail()
		const [taken, open] = [await changeEmail(ada, bob.email), await changeEmail(ada, free)]
		expect(taken.statusCode).toBe(open.statusCode)
		expect(taken.json().detail.replace(bob.email, '')).toBe(open.json().detail.replace(free, ''))
		expect((await mailbox.next(bob.email)).subject).toBe('You already have an Ella account')
		expect((await userOf(ada)).json().email).toBe(ada.email)
	})

	test('to an address that somebody registers in between is refused', async () => {
		const ada = await person()
		const email = newEmail('race')
		await changeEmail(ada, email)
		const key = keyOf(await mailbox.next(email))
		await newPerson(api.app, mailbox, email)
		expect((await confirm(api.app, key)).json()).toMatchObject({ code: 'email_taken' })
		expect((await userOf(ada)).json().email).toBe(ada.email)
	})

	test('can be wished ten times an hour, so that nobody writes to strangers through an account', async () => {
		const ada = await person()
		for (let times = 0; times < 10; times += 1) {
			expect((await changeEmail(ada, newEmail())).statusCode).toBe(200)
		}
		expect((await changeEmail(ada, newEmail())).json().code).toBe('too_many_requests')
	})

	test('needs the password, and another address', async () => {
		const ada = await person()
		const wrong = await changeEmail(ada, newEmail(), 'a wrong guess')
		expect(wrong.json()).toMatchObject({ code: 'current_password_wrong' })
		expect((await changeEmail(ada, ada.email)).statusCode).toBe(400)
		expect((await changeEmail(ada, 'a@b\r\nBcc: c@example.com')).statusCode).toBe(400)
	})
})

test.each([
	'/api/auth/password/change/',
	'/api/auth/email/change/',
	'/api/auth/account/delete/',
	'/api/auth/account/keep/',
])('%s needs a session', async (path) => {
	const answer = await call(api.app, { path, body: {} })
	expect(answer.statusCode).toBe(401)
	expect(answer.json().code).toBe('signed_out')
})
