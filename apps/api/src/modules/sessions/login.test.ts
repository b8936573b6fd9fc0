import { accessTokenSeconds } from '@app/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, securityEvent, session } from '#db/schema.ts'
import { bearer, createAccount, logIn, password, tryLogin } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})
afterAll(cleanUp)

const claimsOf = (token: string) =>
	JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('the right password answers tokens and the person', async () => {
	const { email, id } = await createAccount(api, { firstName: 'Ada' })
	const answer = await tryLogin(api.app, email)
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['cache-control']).toBe('no-store')
	const { access, refresh, user } = answer.json()
	expect(user).toMatchObject({ id, email, firstName: 'Ada', emailVerified: true, plan: 'free' })
	expect(user).toMatchObject({ avatarInitial: 'P', hasPassword: true, providers: [], role: 'user' })
	expect(refresh).not.toBe(access)
	const { exp, iat } = claimsOf(access)
	expect(exp - iat).toBe(accessTokenSeconds)
	expect(answer.body).not.toContain('argon2')
})

test('an e-mail is the same however its letters are written', async () => {
	const { email } = await createAccount(api)
	expect((await tryLogin(api.app, ` ${email.toUpperCase()} `)).statusCode).toBe(200)
})

test('a wrong password and an unknown e-mail are answered the same', async () => {
	const { email } = await createAccount(api)
	const wrong = await tryLogin(api.app, email, { password: 'not my password' })
	const unknown = await tryLogin(api.app, 'nobody@example.com')
	expect(wrong.statusCode).toBe(401)
	expect(wrong.json()).toEqual({
		code: 'credentials_wrong',
		detail: 'Invalid email or password. Please try again.',
	})
	expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()])
})

test('an account that is only used through a provider has no password to sign in with', async () => {
	const { email } = await createAccount(api, { passwordHash: null })
	expect((await tryLogin(api.app, email, { password: 'null' })).statusCode).toBe(401)
})

test('what is wrong with an account is said only after its password', async () => {
	const states = [
		{ code: 'email_not_verified', row: { emailVerifiedAt: null } },
		{ code: 'account_not_active', row: { status: 'blocked' } },
		{ code: 'account_not_active', row: { status: 'inactive', emailVerifiedAt: null } },
	] as const
	for (const { code, row } of states) {
		const { email } = await createAccount(api, row)
		const answer = await tryLogin(api.app, email)
		expect(answer.statusCode).toBe(403)
		expect(answer.json()).toEqual({
			code,
			detail: 'Your account is inactive or blocked. Please contact support.',
		})
		expect((await tryLogin(api.app, email, { password: 'wrong' })).statusCode).toBe(401)
	}
})

test('somebody who asked for their account to be deleted can still sign in and sees when', async () => {
	const deletionAt = new Date('2099-01-01T00:00:00.000Z')
	const { email } = await createAccount(api, { deletionAt })
	expect((await logIn(api.app, email)).user.deletionAt).toBe(deletionAt.toISOString())
})

test('each sign-in is a session of its own, whatever token it came with', async () => {
	const { email, id } = await createAccount(api)
	const first = await logIn(api.app, email)
	const again = await api.app.inject({
		method: 'POST',
		url: '/api/auth/login/',
		headers: bearer(first.access),
		payload: { email, password, session_id: claimsOf(first.access).sid, refresh: first.refresh },
	})
	expect(claimsOf(again.json().access).sid).not.toBe(claimsOf(first.access).sid)
	expect(again.json().refresh).not.toBe(first.refresh)
	expect(await api.background.database.orm.$count(session, eq(session.accountId, id))).toBe(2)
})

test('a session lives twelve hours, or thirty days for who wants to stay signed in', async () => {
	const { email, id } = await createAccount(api)
	await logIn(api.app, email)
	await logIn(api.app, email, { remember: true })
	const rows = await api.background.database.orm
		.select()
		.from(session)
		.where(eq(session.accountId, id))
	const hours = rows.map((row) => (row.expiresAt.getTime() - row.createdAt.getTime()) / 3_600_000)
	expect(hours.toSorted((a, b) => a - b)).toEqual([12, 720])
	expect(rows.map(({ isRemembered }) => isRemembered).toSorted()).toEqual([false, true])
})

test('neither a password nor a token is kept as it is', async () => {
	const { email, id } = await createAccount(api)
	const { access, refresh } = await logIn(api.app, email)
	const { orm } = api.background.database
	const kept = JSON.stringify([
		await orm.select().from(account).where(eq(account.id, id)),
		await orm.select().from(session).where(eq(session.accountId, id)),
		await orm.select().from(securityEvent).where(eq(securityEvent.accountId, id)),
	])
	expect(kept).not.toContain(password)
	expect(kept).not.toContain(refresh)
	expect(kept).not.toContain(access)
})

test('sign-ins and failures are written down without the e-mail', async () => {
	const { email, id } = await createAccount(api)
	await tryLogin(api.app, email, { password: 'wrong' })
	await logIn(api.app, email)
	const events = await api.background.database.orm
		.select()
		.from(securityEvent)
		.where(eq(securityEvent.accountId, id))
		.orderBy(desc(securityEvent.at))
	expect(events.map(({ kind }) => kind).toSorted()).toEqual(['sign_in_failed', 'signed_in'])
	expect(JSON.stringify(events)).not.toContain('@')
})

describe('bad input', () => {
	test.each([
		{ payload: {}, field: 'email' },
		{ payload: { email: 'ada', password }, field: 'email' },
		{ payload: { email: 'ada@example.com' }, field: 'password' },
		{ payload: { email: 'ada@example.com', password: '' }, field: 'password' },
		{ payload: { email: 'ada@example.com', password: 'x'.repeat(257) }, field: 'password' },
		{ payload: { email: ['ada@example.com'], password }, field: 'email' },
		{ payload: { email: 'ada@example.com', password: { $ne: '' } }, field: 'password' },
		{ payload: { email: 'ada@example.com', password, remember_me: 'yes' }, field: 'remember_me' },
	])('$payload is answered 400 naming $field', async ({ payload, field }) => {
		const answer = await api.app.inject({ method: 'POST', url: '/api/auth/login/', payload })
		expect(answer.statusCode).toBe(400)
		expect(Object.keys(answer.json().fields)).toContain(field)
	})
})
