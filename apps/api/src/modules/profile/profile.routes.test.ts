import { userSchema } from '@app/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, identity } from '#db/schema.ts'
import { bearer, createAccount, logIn } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

const { later, cleanUp } = cleanUps()
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})
afterAll(cleanUp)

const person = async () => {
	const row = await createAccount(api)
	return { ...row, ...(await logIn(api.app, row.email)) }
}
const change = (access: string, payload: object) =>
	api.app.inject({
		method: 'PATCH',
		url: '/api/auth/profile/',
		headers: bearer(access),
		payload,
	})
const userOf = async (access: string) =>
	(await api.app.inject({ url: '/api/auth/user/', headers: bearer(access) })).json()

test('a person sees their own account and the providers they sign in with', async () => {
	const { id, email, access } = await person()
	const linked = ['google', 'github', 'github'].map((provider, index) => ({
		provider,
		subject: `${id}-${index}`,
		accountId: id,
		email,
	}))
	await api.background.database.orm.insert(identity).values(linked)
	const user = userSchema.parse(await userOf(access))
	expect(user).toMatchObject({ id, email, status: 'active', deletionAt: null })
	expect(user.providers).toEqual(['github', 'google'])
})

test('changing parts of the profile leaves the others', async () => {
	const { access } = await person()
	await change(access, { firstName: 'Ada', city: 'London' })
	const answer = await change(access, { firstName: ' Augusta ', headline: 'Analyst' })
	expect(answer.statusCode).toBe(200)
	expect(answer.json()).toMatchObject({ firstName: 'Augusta', headline: 'Analyst', city: 'London' })
	expect(await userOf(access)).toEqual(answer.json())
	expect((await change(access, {})).json()).toEqual(answer.json())
	expect((await change(access, { city: '' })).json().city).toBe('')
})

test('one person’s change is nobody else’s', async () => {
	const [mine, theirs] = [await person(), await person()]
	const before = await userOf(theirs.access)
	await change(mine.access, { firstName: 'Mallory' })
	expect(await userOf(theirs.access)).toEqual(before)
})

const notMine: object[] = [
	{ role: 'admin' },
	{ plan: 'premium' },
	{ status: 'active' },
	{ emailVerified: true },
	{ id: '019a0000-0000-7000-8000-000000000000' },
	{ passwordHash: 'x' },
	{ password_hash: 'x' },
	{ email: 'other@example.com' },
	{ emailKey: 'other@example.com' },
	{ deletionAt: null },
	{ constructor: { prototype: { role: 'admin' } } },
]

test.each(notMine)('%j is refused, also beside something that may be changed', async (extra) => {
	const { id, access } = await person()
	const { orm } = api.background.database
	const read = () => orm.select().from(account).where(eq(account.id, id))
	const before = await read()
	expect((await change(access, { ...extra, firstName: 'Eve' })).statusCode).toBe(400)
	expect(await read()).toEqual(before)
})

const unfit: object[] = [
	{ firstName: 'x'.repeat(101) },
	{ headline: 'x'.repeat(201) },
	{ phone: 7 },
	{ city: null },
	{ country: ['GB'] },
]

test.each(unfit)('%j is answered 400 naming the field', async (payload) => {
	const answer = await change((await person()).access, payload)
	expect(answer.statusCode).toBe(400)
	expect(Object.keys(answer.json().fields)).toEqual(Object.keys(payload))
})

test('a body that reaches for prototypes is refused', async () => {
	const { access } = await person()
	for (const payload of ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{}}}']) {
		const headers = { ...bearer(access), 'content-type': 'application/json' }
		const call = { method: 'PATCH', url: '/api/auth/profile/', headers, payload } as const
		expect((await api.app.inject(call)).statusCode).toBe(400)
	}
	expect((await userOf(access)).role).toBe('user')
})

test('characters that a database refuses become spaces', async () => {
	const { access } = await person()
	const answer = await change(access, { firstName: 'A\u0000da\tKing\n', city: '\ud800Leeds' })
	expect(answer.statusCode).toBe(200)
	expect(answer.json().firstName).toBe('A da King')
})
