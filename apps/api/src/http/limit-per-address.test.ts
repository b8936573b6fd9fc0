import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bearer, createAccount, logIn } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
let access: string
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	api.clock.stoppedAtMs = Date.now()
	access = (await logIn(api.app, (await createAccount(api)).email)).access
})
afterAll(cleanUp)

const refresh = { method: 'POST', url: '/api/token/refresh/', payload: { refresh: 'x' } } as const
const logout = { ...refresh, url: '/api/auth/logout/' }
const profile = { method: 'PATCH', url: '/api/auth/profile/', payload: {} } as const
const calls = [
	{ call: refresh, limit: { name: 'tokens', max: 300 }, usual: 401, from: '192.0.2.1' },
	{ call: logout, limit: { name: 'tokens', max: 300 }, usual: 204, from: '192.0.2.2' },
	{ call: profile, limit: { name: 'profile', max: 60 }, usual: 200, from: '192.0.2.3' },
]

test.each(calls)('$call.url is limited to $limit.max a minute from one address', async (given) => {
	const { call, limit, usual, from } = given
	const send = (remoteAddress: string, { app } = api) =>
		app.inject({ ...call, headers: bearer(access), remoteAddress })
	const take = () => api.background.accounts.attempts.take({ ...limit, windowMs: 60_000 }, from)
	for (let count = 1; count < limit.max; count += 1) await take()
	expect((await send(from)).statusCode).toBe(usual)
	const refused = await send(from)
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
	expect(refused.headers['retry-after']).toBe('60')
	expect((await send('192.0.2.99')).statusCode).toBe(usual)
})

test.skipIf(testServerUrl === null)('uploads are counted over two servers together', async () => {
	const { databaseUrl, dataDir } = api.background.config
	const config = { databaseUrl, dataDir, uploadsPerMinute: 1 }
	const [first, second] = [
		await openTestApp(onTestFinished, { works: false, config }),
		await openTestApp(onTestFinished, { works: false, config }),
	]
	const url = '/api/ai_cv_parser/guest/analyze/'
	const send = ({ app }: TestApp) =>
		app.inject({ method: 'POST', url, remoteAddress: '192.0.2.50' })
	for (const { clock } of [first, second]) Object.assign(clock, api.clock)
	expect((await send(first)).json().code).toBe('file_missing')
	expect((await send(second)).json()).toMatchObject({
		code: 'too_many_requests',
		error: expect.any(String),
	})
})
