import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, createAccount, logIn } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})
afterAll(cleanUp)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const path = '/api/auth/sessions/'

const person = async (device = firefox) => {
	const { email } = await createAccount(api)
	return { email, ...(await logIn(api.app, email, { device })) }
}
const sessionsOf = async (access: string) => {
	const answer = await api.app.inject({ url: path, headers: bearer(access) })
	return answer.json().sessions
}
const remove = (access: string, id = '') =>
	api.app.inject({ method: 'DELETE', url: id ? `${path}${id}/` : path, headers: bearer(access) })
const refreshStatus = async (refresh: string) => {
	const url = '/api/token/refresh/'
	return (await api.app.inject({ method: 'POST', url, payload: { refresh } })).statusCode
}
const logOut = (refresh: string) =>
	api.app.inject({ method: 'POST', url: '/api/auth/logout/', payload: { refresh } })
const userStatus = async (access: string) =>
	(await api.app.inject({ url: '/api/auth/user/', headers: bearer(access) })).statusCode

test('a person sees where they are signed in, and which of it is here', async () => {
	const { email, access } = await person()
	api.clock.aheadMs += 1000
	await logIn(api.app, email, { remember: true })
	const [elsewhere, here, ...more] = await sessionsOf(access)
	expect(more).toEqual([])
	expect(here).toMatchObject({ device: 'Firefox on Linux', method: 'password', isCurrent: true })
	expect(elsewhere).toMatchObject({ device: 'Unknown device', isCurrent: false })
	expect(Date.parse(elsewhere.createdAt)).toBeGreaterThan(Date.parse(here.createdAt))
	expect(Object.keys(here).toSorted()).toEqual(
		'createdAt device expiresAt id isCurrent lastUsedAt method'.split(' '),
	)
})

test('ending another session signs it out at once', async () => {
	const { email, access } = await person()
	const elsewhere = await logIn(api.app, email)
	const other = (await sessionsOf(access)).find((one: { isCurrent: boolean }) => !one.isCurrent)
	expect((await remove(access, other.id)).statusCode).toBe(204)
	expect(await userStatus(elsewhere.access)).toBe(401)
	expect(await refreshStatus(elsewhere.refresh)).toBe(401)
	expect(await userStatus(access)).toBe(200)
	expect(await sessionsOf(access)).toHaveLength(1)
	expect((await remove(access, other.id)).statusCode).toBe(404)
})

test('nobody ends the session of somebody else, or learns that there is one', async () => {
	const [mine, theirs] = [await person(), await person()]
	const [target] = await sessionsOf(theirs.access)
	const refused = await remove(mine.access, target.id)
	const unknown = await remove(mine.access, '019a0000-0000-7000-8000-000000000000')
	expect(refused.statusCode).toBe(404)
	expect(refused.json()).toEqual(unknown.json())
	expect(await userStatus(theirs.access)).toBe(200)
	expect((await remove(theirs.access, target.id)).statusCode).toBe(204)
})

test('a session id that is none is answered 400', async () => {
	const { access } = await person()
	expect((await remove(access, 'everything')).statusCode).toBe(400)
})

test('ending the others leaves this one and those of other people', async () => {
	const [mine, theirs] = [await person(), await person()]
	const elsewhere = [await logIn(api.app, mine.email), await logIn(api.app, mine.email)]
	expect((await remove(mine.access)).statusCode).toBe(204)
	expect(await Promise.all(elsewhere.map(({ refresh }) => refreshStatus(refresh)))).toEqual([
		401, 401,
	])
	expect(await refreshStatus(mine.refresh)).toBe(200)
	expect(await userStatus(theirs.access)).toBe(200)
})

describe('logging out', () => {
	test('ends the session, and answers the same when it had ended already', async () => {
		const { access, refresh } = await person()
		expect((await logOut(refresh)).statusCode).toBe(204)
		expect(await userStatus(access)).toBe(401)
		expect(await refreshStatus(refresh)).toBe(401)
		expect((await logOut(refresh)).statusCode).toBe(204)
		expect((await logOut('never made here')).statusCode).toBe(204)
	})

	test('with an invented token ends nothing', async () => {
		const { access, refresh } = await person()
		const bytes = Buffer.from(refresh, 'base64url')
		bytes.fill(0, 48)
		await logOut(bytes.toString('base64url'))
		expect(await userStatus(access)).toBe(200)
	})

	test('needs a token', async () => {
		const answer = await api.app.inject({ method: 'POST', url: '/api/auth/logout/', payload: {} })
		expect(answer.statusCode).toBe(400)
	})
})
