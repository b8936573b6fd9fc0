import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#db/schema.ts'
import { bearer, createAccount, logIn } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { setErrorHandler } from './error-handler.ts'
import { identifyUsers } from './identify-users.ts'
import { optionalUser } from './optional-user.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})
afterAll(cleanUp)

const guarded = [
	{ method: 'GET', url: '/api/auth/user/' },
	{ method: 'PATCH', url: '/api/auth/profile/' },
	{ method: 'GET', url: '/api/auth/sessions/' },
	{ method: 'DELETE', url: '/api/auth/sessions/' },
	{ method: 'DELETE', url: '/api/auth/sessions/019a0000-0000-7000-8000-000000000000/' },
] as const

const signedOut = { code: 'signed_out', detail: 'Please sign in to continue.' }

describe.each(guarded)('$method $url', (call) => {
	test('needs a session, and says so before it looks at anything else', async () => {
		const answer = await api.app.inject({ ...call, payload: '{broken' })
		expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
	})

	test('refuses a blocked account', async () => {
		const { id, email } = await createAccount(api)
		const { access } = await logIn(api.app, email)
		await api.background.database.orm
			.update(account)
			.set({ status: 'blocked' })
			.where(eq(account.id, id))
		const answer = await api.app.inject({ ...call, headers: bearer(access) })
		expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_not_active'])
	})
})

const statusWith = async (authorization: string) =>
	(await api.app.inject({ url: '/api/auth/user/', headers: { authorization } })).statusCode

test('tokens that were not made here are refused', async () => {
	const { email } = await createAccount(api)
	const { access } = await logIn(api.app, email)
	const [head, payload = '', signature] = access.split('.')
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
	const unsigned = new UnsecuredJWT(claims).encode()
	const forged = await new SignJWT(claims)
		.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
		.sign(new TextEncoder().encode('secret'.repeat(8)))
	const changed = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 }))
	const tokens = [
		unsigned,
		`${unsigned}${signature}`,
		forged,
		`${head}.${payload}.`,
		`${head}.${changed.toString('base64url')}.${signature}`,
	]
	expect(await statusWith(`Bearer ${access}`)).toBe(200)
	for (const token of tokens) expect(await statusWith(`Bearer ${token}`)).toBe(401)
})

test('a token counts only as a Bearer token', async () => {
	const { email } = await createAccount(api)
	const { access } = await logIn(api.app, email)
	for (const header of [access, `Basic ${access}`, `Bearer  ${access}`, 'Bearer', '']) {
		expect(await statusWith(header)).toBe(401)
	}
})

test('a token of a person and the session of another go together for nobody', async () => {
	const [one, two] = [await createAccount(api), await createAccount(api)]
	const { access } = await logIn(api.app, two.email)
	const { tokens } = api.background.accounts
	const signedIn = await tokens.read(access)
	const mixed = await tokens.issue({ accountId: one.id, sessionId: signedIn?.sessionId ?? '' })
	expect(await statusWith(`Bearer ${mixed}`)).toBe(401)
})

describe('a route for guests and people', () => {
	const app = Fastify()
	setErrorHandler(app, { report: () => null })
	identifyUsers(app, {
		tokens: {
			read: async (token) => (token === 'good' ? { accountId: 'a', sessionId: 's' } : null),
		},
		statusOf: async () => 'active',
	})
	app.get('/either', { onRequest: optionalUser }, async ({ signedIn }) => ({ signedIn }))
	app.get('/forgotten', async ({ userId }) => ({ userId }))

	test('knows who asks, and takes who has no token for a guest', async () => {
		const person = await app.inject({ url: '/either', headers: bearer('good') })
		expect(person.json()).toEqual({ signedIn: { accountId: 'a', sessionId: 's' } })
		expect((await app.inject('/either')).json()).toEqual({ signedIn: null })
	})

	test('refuses a token that is no longer good instead of taking its owner for a guest', async () => {
		expect((await app.inject({ url: '/either', headers: bearer('old') })).statusCode).toBe(401)
	})

	test('a handler without the hook gets no user, and the request is refused', async () => {
		const answer = await app.inject({ url: '/forgotten', headers: bearer('good') })
		expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
	})
})
