import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { securityEvent } from '#db/schema.ts'
import { createAccount, logIn, tryLogin } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'

const { later, cleanUp } = cleanUps()
const limits = { loginsPerAccount: 3, loginsPerAddress: 5 }
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false, config: limits })
	api.clock.stoppedAtMs = Date.now()
})
afterAll(cleanUp)

const guess = (email: string, from: string, { app } = api) =>
	tryLogin(app, email, { from, password: 'a guess' })
const statusesOf = (answers: { statusCode: number }[]) =>
	answers.map(({ statusCode }) => statusCode).toSorted()

test('guesses at one account are refused after a few, from wherever they come, and so is the right password', async () => {
	const { email } = await createAccount(api)
	for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
		expect((await guess(email, from)).statusCode).toBe(401)
	}
	const refused = await tryLogin(api.app, email, { from: '192.0.2.4' })
	expect(refused.statusCode).toBe(429)
	expect(refused.json()).toEqual({
		code: 'too_many_logins',
		detail: 'Too many login attempts. Please try again later.',
	})
	expect(refused.headers['retry-after']).toBe('900')
})

test('an unknown e-mail is limited like a known one', async () => {
	for (const from of ['192.0.2.11', '192.0.2.12', '192.0.2.13']) {
		expect((await guess('nobody@example.com', from)).statusCode).toBe(401)
	}
	expect((await guess('NOBODY@example.com', '192.0.2.14')).statusCode).toBe(429)
})

test('guesses from one address are refused after a few, whatever account they are at', async () => {
	const from = '192.0.2.21'
	const guesses = []
	for (let index = 0; index < 6; index += 1)
		guesses.push(await guess(`p${index}@example.com`, from))
	expect(guesses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429])
	const { email } = await createAccount(api)
	expect((await tryLogin(api.app, email, { from })).statusCode).toBe(429)
	expect((await tryLogin(api.app, email, { from: '192.0.2.22' })).statusCode).toBe(200)
})

test('addresses of one IPv6 network count as one', async () => {
	const guesses = []
	for (let index = 0; index < 6; index += 1) {
		guesses.push(await guess(`q${index}@example.com`, `2001:db8:7:7::${index}`))
	}
	expect(guesses.at(-1)?.statusCode).toBe(429)
})

test('who gets the password right begins anew, so that nobody is locked out by signing in often', async () => {
	const { email } = await createAccount(api)
	const from = '192.0.2.31'
	for (let index = 0; index < 4; index += 1) {
		await guess(email, `192.0.2.${40 + index}`)
		await logIn(api.app, email, { from })
		await logIn(api.app, email, { from })
	}
	expect((await tryLogin(api.app, email, { from })).statusCode).toBe(200)
})

test('a flood is written down once', async () => {
	const { orm } = api.background.database
	await orm.delete(securityEvent)
	for (let index = 0; index < 8; index += 1)
		await guess('flood@example.com', `192.0.2.${60 + index}`)
	const kinds = (await orm.select().from(securityEvent)).map(({ kind }) => kind)
	expect(kinds.filter((kind) => kind === 'sign_in_limited')).toHaveLength(1)
	expect(kinds).toHaveLength(4)
})

test('after a quarter of an hour the right password is taken again', async () => {
	const { email } = await createAccount(api)
	for (const from of ['192.0.2.71', '192.0.2.72', '192.0.2.73']) await guess(email, from)
	expect((await tryLogin(api.app, email)).statusCode).toBe(429)
	api.clock.aheadMs += 15 * 60_000
	expect((await tryLogin(api.app, email)).statusCode).toBe(200)
})

test.skipIf(testServerUrl === null)('the limits hold over two servers together', async () => {
	const { databaseUrl, dataDir } = api.background.config
	const config = { ...limits, databaseUrl, dataDir }
	const other = await openTestApp(onTestFinished, { works: false, config })
	Object.assign(other.clock, api.clock)
	const { email } = await createAccount(api)
	const flood = Array.from({ length: 20 }, (_, index) =>
		guess(email, `198.51.100.${index}`, index % 2 === 0 ? api : other),
	)
	expect(statusesOf(await Promise.all(flood))).toEqual([
		...Array.from({ length: 3 }, () => 401),
		...Array.from({ length: 17 }, () => 429),
	])
})
