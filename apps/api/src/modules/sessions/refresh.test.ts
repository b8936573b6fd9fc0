import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { account, securityEvent, session } from '#db/schema.ts'
import { bearer, createAccount, logIn } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'
import { retentionTime } from '#test/retention-time.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	api.clock.stoppedAtMs = Date.now()
})
afterAll(cleanUp)

const refresh = (token: string, { app } = api) =>
	app.inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token } })
const nextOf = async (token: string): Promise<string> => (await refresh(token)).json().refresh
const userStatus = async (access: string) =>
	(await api.app.inject({ url: '/api/auth/user/', headers: bearer(access) })).statusCode
const signedIn = async (wishes = {}) => {
	const { id, email } = await createAccount(api)
	return { id, email, ...(await logIn(api.app, email, wishes)) }
}
const ended = {
	code: 'refresh_token_invalid',
	detail: 'Your session has ended. Please sign in again.',
}

test('a refresh token is exchanged for a new access token and the next refresh token', async () => {
	const person = await signedIn()
	api.clock.aheadMs += 15 * 60_000
	expect(await userStatus(person.access)).toBe(401)
	const answer = await refresh(person.refresh)
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['cache-control']).toBe('no-store')
	expect(answer.json().refresh).not.toBe(person.refresh)
	expect(await userStatus(answer.json().access)).toBe(200)
})

test('a refresh token that is used a second time ends the session for everybody', async () => {
	const { id, refresh: first } = await signedIn()
	const second = await nextOf(first)
	api.clock.aheadMs += 10_000
	const replayed = await refresh(first)
	expect([replayed.statusCode, replayed.json()]).toEqual([401, ended])
	expect((await refresh(second)).statusCode).toBe(401)
	const events = await api.background.database.orm
		.select()
		.from(securityEvent)
		.where(eq(securityEvent.accountId, id))
	expect(events.map(({ kind }) => kind)).toContain('refresh_token_reused')
})

test('a token from long ago in the chain ends the session too, even at once', async () => {
	const { refresh: first } = await signedIn()
	const third = await nextOf(await nextOf(first))
	expect((await refresh(first)).statusCode).toBe(401)
	expect((await refresh(third)).statusCode).toBe(401)
})

test('the access token of a session that was ended by a replay is worth nothing', async () => {
	const { refresh: first } = await signedIn()
	const answer = (await refresh(first)).json()
	expect(await userStatus(answer.access)).toBe(200)
	api.clock.aheadMs += 10_000
	await refresh(first)
	expect(await userStatus(answer.access)).toBe(401)
})

test('a replay ends one session, and not the others of the person', async () => {
	const { email, refresh: first } = await signedIn()
	const elsewhere = await logIn(api.app, email)
	await nextOf(first)
	api.clock.aheadMs += 10_000
	await refresh(first)
	expect((await refresh(elsewhere.refresh)).statusCode).toBe(200)
})

test('tabs that ask at the same time get the same next token and stay signed in', async () => {
	const { refresh: first } = await signedIn()
	const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first)))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
	expect(new Set(answers.map((answer) => answer.json().refresh)).size).toBe(1)
	api.clock.aheadMs += 9_999
	expect(await nextOf(first)).toBe(answers[0]?.json().refresh)
	api.clock.aheadMs += 3_600_000
	expect((await refresh(answers[0]?.json().refresh)).statusCode).toBe(200)
})

test('a thief who copies a token within the grace is found out at the next exchange', async () => {
	const { refresh: stolen } = await signedIn()
	const [mine, theirs] = [await nextOf(stolen), await nextOf(stolen)]
	const afterMine = await nextOf(mine)
	api.clock.aheadMs += 15 * 60_000
	expect((await refresh(theirs)).statusCode).toBe(401)
	expect((await refresh(afterMine)).statusCode).toBe(401)
})

test.each([
	{ remember: false, hours: 12 },
	{ remember: true, hours: 720 },
])(
	'a session that is remembered ($remember) ends $hours hours after its last use',
	async (wish) => {
		const lifeMs = wish.hours * 3_600_000
		const { refresh: first } = await signedIn({ remember: wish.remember })
		api.clock.aheadMs += lifeMs - 60_000
		const second = await refresh(first)
		expect(second.statusCode).toBe(200)
		api.clock.aheadMs += lifeMs
		const tooLate = await refresh(second.json().refresh)
		expect([tooLate.statusCode, tooLate.json()]).toEqual([401, ended])
	},
)

test('a blocked account gets no new tokens', async () => {
	const person = await signedIn()
	await api.background.database.orm
		.update(account)
		.set({ status: 'blocked' })
		.where(eq(account.id, person.id))
	const answer = await refresh(person.refresh)
	expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_not_active'])
	expect(await userStatus(person.access)).toBe(403)
})

test('a blocked account hears that it is blocked, not that its session is over', async () => {
	const person = await signedIn()
	const { orm } = api.background.database
	await orm.update(account).set({ status: 'blocked' }).where(eq(account.id, person.id))
	await orm.update(session).set({ endedAt: new Date() }).where(eq(session.accountId, person.id))
	expect(await userStatus(person.access)).toBe(403)
	const answer = await refresh(person.refresh)
	expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_not_active'])
})

test('what is not a refresh token of ours ends nothing', async () => {
	const person = await signedIn()
	const bytes = Buffer.from(person.refresh, 'base64url')
	const withoutSeal = Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(64)]).toString('base64url')
	for (const token of ['x', withoutSeal, person.access, `${person.refresh}.`]) {
		const answer = await refresh(token)
		expect([answer.statusCode, answer.json()]).toEqual([401, ended])
	}
	expect((await refresh(person.refresh)).statusCode).toBe(200)
})

test.each([{}, { refresh: '' }, { refresh: 7 }, { refresh: 'x'.repeat(4097) }])(
	'%j is answered 400',
	async (payload) => {
		const answer = await api.app.inject({ method: 'POST', url: '/api/token/refresh/', payload })
		expect(answer.statusCode).toBe(400)
		expect(answer.json().fields).toHaveProperty('refresh')
	},
)

test('a refresh token is no access token', async () => {
	expect(await userStatus((await signedIn()).refresh)).toBe(401)
})

test('sessions that have been over for a week are deleted', async () => {
	const { id } = await signedIn()
	const count = () => api.background.database.orm.$count(session, eq(session.accountId, id))
	api.clock.aheadMs += 12 * 3_600_000 + 6 * 86_400_000
	await api.background.sessions.removeExpired(retentionTime(api.background.now()))
	expect(await count()).toBe(1)
	api.clock.aheadMs += 86_400_000
	await api.background.sessions.removeExpired(retentionTime(api.background.now()))
	expect(await count()).toBe(0)
})

test.skipIf(testServerUrl === null)('two servers share the chain of tokens', async () => {
	const { databaseUrl, dataDir } = api.background.config
	const config = { databaseUrl, dataDir }
	const other = await openTestApp(onTestFinished, { works: false, config })
	Object.assign(other.clock, api.clock)
	const { refresh: first } = await signedIn()
	const both = await Promise.all([refresh(first), refresh(first, other)])
	const [here, there] = both.map((answer) => answer.json())
	expect(here.refresh).toBe(there.refresh)
	expect(await userStatus(there.access)).toBe(200)
	other.clock.aheadMs += 10_000
	expect((await refresh(first, other)).statusCode).toBe(401)
	expect((await refresh(here.refresh)).statusCode).toBe(401)
})
