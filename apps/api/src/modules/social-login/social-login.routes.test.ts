import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, identity } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { type IdentityProvider, openIdentityProvider, testClient } from '#test/identity-provider.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { socialBrowser, socialSite } from '#test/social-browser.ts'

const { later, cleanUp } = cleanUps()
let service: IdentityProvider
let github: IdentityProvider
let tested: TestApp
let people = 0

beforeAll(async () => {
	const redirectUri = `${socialSite}/accounts/google/login/callback/`
	service = await openIdentityProvider(later, { redirectUri })
	github = await openIdentityProvider(later, {
		redirectUri: `${socialSite}/accounts/github/login/callback/`,
		isLikeGithub: true,
	})
	const { issuer } = service
	const social = {
		google: { ...testClient, issuer },
		github: { ...testClient, url: github.origin, apiUrl: `${github.origin}/api` },
		linkedin_oauth2: null,
	}
	tested = await openTestApp(later, { config: { publicUrl: socialSite, social }, works: false })
})
afterAll(cleanUp)

beforeEach(() => {
	people += 1
	service.person = newPerson()
})

function newPerson() {
	return {
		subject: String(people),
		email: `Ada.${people}@example.com`,
		isEmailVerified: true,
		firstName: 'Ada',
		lastName: 'Byron',
	}
}

const keyOfPerson = () => `ada.${people}@example.com`
const orm = () => tested.background.database.orm

async function accountsOfPerson() {
	return orm().select().from(account).where(eq(account.emailKey, keyOfPerson()))
}

async function haveAccount(values: Partial<typeof account.$inferInsert> = {}) {
	const id = crypto.randomUUID()
	const email = keyOfPerson()
	await orm()
		.insert(account)
		.values({ id, email, emailKey: email, passwordHash: 'a hash', ...values })
	return id
}

const verified = { emailVerifiedAt: new Date() }

async function userOf(access: string) {
	const headers = { authorization: `Bearer ${access}` }
	return tested.app.inject({ url: '/api/auth/user/', headers })
}

test('the services say which of them can be used here', async () => {
	const answer = await tested.app.inject('/api/auth/social/')
	expect(answer.json().providers).toEqual([
		{ id: 'google', name: 'Google', isConfigured: true },
		{ id: 'github', name: 'GitHub', isConfigured: true },
		{ id: 'linkedin_oauth2', name: 'LinkedIn', isConfigured: false },
	])
})

test('a service without credentials ends at its page with the reason, an unknown one is not there', async () => {
	const page = await socialBrowser(tested.app).begin('linkedin_oauth2')
	expect(page).toBe('/linkedin/callback#error=social_login_not_configured')
	const unknown = await tested.app.inject('/accounts/myspace/login/')
	expect(unknown.statusCode).toBe(404)
})

test('somebody new gets an account, is signed in and goes on to where they wanted', async () => {
	const browser = socialBrowser(tested.app)
	const page = await browser.signIn('google', `${socialSite}/profile?tab=a`)
	expect(page).toMatch(/^\/auth\/social-callback#code=[\w-]+$/)
	const answer = await browser.exchange(page)
	expect(answer.statusCode).toBe(200)
	const { access, user, next, isNew } = answer.json()
	expect({ next, isNew }).toEqual({ next: '/profile?tab=a', isNew: true })
	expect(user).toMatchObject({
		email: `Ada.${people}@example.com`,
		emailVerified: true,
		firstName: 'Ada',
		lastName: 'Byron',
		hasPassword: false,
		providers: ['google'],
	})
	expect((await userOf(access)).json()).toEqual(user)
})

test('the session that begins says which service and which browser it is of', async () => {
	const browser = socialBrowser(tested.app)
	const { access } = (await browser.exchange(await browser.signIn('google'))).json()
	const headers = { authorization: `Bearer ${access}` }
	const { sessions } = (await tested.app.inject({ url: '/api/auth/sessions/', headers })).json()
	expect(sessions).toMatchObject([{ method: 'google', device: 'Firefox on Linux' }])
})

test('somebody who comes back has the same account, even with another e-mail', async () => {
	const first = socialBrowser(tested.app)
	const { user } = (await first.exchange(await first.signIn('google'))).json()
	service.person = { ...newPerson(), email: 'moved@example.com', isEmailVerified: false }
	const second = socialBrowser(tested.app)
	const again = (await second.exchange(await second.signIn('google'))).json()
	expect(again).toMatchObject({ isNew: false, user: { id: user.id, email: user.email } })
})

test('two services with the same verified e-mail open one account', async () => {
	const browser = socialBrowser(tested.app)
	const { user } = (await browser.exchange(await browser.signIn('google'))).json()
	github.person = newPerson()
	const other = (await browser.exchange(await browser.signIn('github'))).json()
	expect(other.user).toMatchObject({ id: user.id, providers: ['github', 'google'] })
})

test('an account with the same verified e-mail is linked and keeps its password', async () => {
	const id = await haveAccount(verified)
	const browser = socialBrowser(tested.app)
	const { user, isNew } = (await browser.exchange(await browser.signIn('google'))).json()
	expect({ id: user.id, isNew, hasPassword: user.hasPassword }).toEqual({
		id,
		isNew: false,
		hasPassword: true,
	})
})

test('an account whose e-mail was never proven is the prover’s, without what could still open it', async () => {
	const id = await haveAccount()
	const { secrets } = tested.background.accounts
	const livesMs = 60_000
	const key = await secrets.issue({ purpose: 'reset_password', livesMs, accountId: id })
	await socialBrowser(tested.app).signIn('google')
	expect(await accountsOfPerson()).toMatchObject([
		{ id, passwordHash: null, emailVerifiedAt: expect.any(Date) },
	])
	expect(await secrets.look('reset_password', key)).toBeNull()
})

test('a service that has no proof of the e-mail opens no account and makes none', async () => {
	service.person = { ...newPerson(), isEmailVerified: false }
	const page = await socialBrowser(tested.app).signIn('google')
	expect(page).toBe('/auth/social-callback#error=social_email_not_verified')
	expect(await accountsOfPerson()).toEqual([])
	const id = await haveAccount(verified)
	expect(await socialBrowser(tested.app).signIn('google')).toBe(page)
	expect(await orm().$count(identity, eq(identity.accountId, id))).toBe(0)
})

test('a blocked account stays closed', async () => {
	await haveAccount({ ...verified, status: 'blocked' })
	const page = await socialBrowser(tested.app).signIn('google')
	expect(page).toBe('/auth/social-callback#error=account_not_active')
})

test('an account that is blocked in the middle of a sign-in stays closed', async () => {
	const id = await haveAccount(verified)
	const browser = socialBrowser(tested.app)
	const page = await browser.signIn('google')
	await orm().update(account).set({ status: 'blocked' }).where(eq(account.id, id))
	expect((await browser.exchange(page)).json()).toMatchObject({ code: 'account_not_active' })
})

test('nobody can have somebody else end a sign-in that they began', async () => {
	const attacker = socialBrowser(tested.app)
	const path = await attacker.agree(await attacker.begin('google'))
	const victim = socialBrowser(tested.app)
	await victim.begin('google')
	expect(await victim.comeBack(path)).toBe('/auth/social-callback#error=social_login_failed')
	expect(await accountsOfPerson()).toEqual([])
})

test('an answer of a service works once, and only at that service’s address', async () => {
	const browser = socialBrowser(tested.app)
	const path = await browser.agree(await browser.begin('google'))
	expect(await browser.comeBack(path)).toContain('#code=')
	expect(await browser.comeBack(path)).toContain('#error=social_login_failed')
	const other = await browser.agree(await browser.begin('google'))
	expect(await browser.comeBack(other.replace('google', 'github'))).toContain('#error=')
})

test('the code works once, only in the browser that began, and for a minute', async () => {
	const browser = socialBrowser(tested.app)
	const page = await browser.signIn('google')
	expect((await browser.exchange(page)).statusCode).toBe(200)
	expect((await browser.exchange(page)).json()).toMatchObject({ code: 'social_login_failed' })

	const seen = await browser.signIn('google')
	const thief = socialBrowser(tested.app)
	await thief.begin('google')
	expect((await thief.exchange(seen)).json()).toMatchObject({ code: 'social_login_failed' })

	const late = await browser.signIn('google')
	tested.clock.aheadMs += 61_000
	expect((await browser.exchange(late)).json()).toMatchObject({ code: 'social_login_failed' })
})

test('two tabs of one browser can sign in side by side', async () => {
	const browser = socialBrowser(tested.app)
	const first = await browser.agree(await browser.begin('google'))
	const second = await browser.agree(await browser.begin('google'))
	expect(await browser.comeBack(first)).toContain('#code=')
	expect(await browser.comeBack(second)).toContain('#code=')
})

test('somebody new who comes back twice at the same time gets one account', async () => {
	const browsers = [socialBrowser(tested.app), socialBrowser(tested.app)]
	const paths = await Promise.all(
		browsers.map(async (browser) => browser.agree(await browser.begin('google'))),
	)
	const pages = await Promise.all(browsers.map((browser, at) => browser.comeBack(paths[at] ?? '')))
	expect(pages.every((page) => page.includes('#code='))).toBe(true)
	expect(await accountsOfPerson()).toHaveLength(1)
})

test('an address of somebody else to go on to leads to the dashboard', async () => {
	const browser = socialBrowser(tested.app)
	const answer = await browser.exchange(await browser.signIn('google', 'https://evil.example/'))
	expect(answer.json().next).toBe('/dashboard')
})

test('whoever changes their mind at the service ends at the page with the reason', async () => {
	service.person = null
	const page = await socialBrowser(tested.app).signIn('google')
	expect(page).toBe('/auth/social-callback#error=social_login_failed')
})

test('the cookie of the sign-in cannot be read by scripts, and is not sent by other sites’ forms', async () => {
	const { headers } = await tested.app.inject('/accounts/google/login/')
	expect(headers['set-cookie']).toMatch(/^ella-sign-in=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
	expect(headers['cache-control']).toBe('no-store')
})
