import { expect, test, vi } from 'vitest'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { openBrowser, type Tab } from '#shared/test/open-tab.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'

const refreshRoute = 'POST /api/token/refresh/'

/** A server that takes `good` and refuses every other token. */
function attemptWith(tab: Tab, good: string) {
	const attempt = vi.fn(async (token: string | null) =>
		token === good ? answer(200, 'done') : refusal(401, 'signed_out', 'Sign in.'),
	)
	return { attempt, run: () => tab.session.authorised(attempt) }
}

function openSignedIn() {
	const browser = openBrowser()
	browser.local.setItem('access_token', 'old')
	browser.local.setItem('refresh_token', 'r1')
	return browser
}

test('a request carries the stored token', async () => {
	stubServer({})
	const { attempt, run } = attemptWith(openSignedIn().newTab(), 'old')
	expect((await run()).status).toBe(200)
	expect(attempt.mock.calls).toEqual([['old']])
})

test('requests that are refused together wait for one refresh and are repeated with its token', async () => {
	const renewing = Promise.withResolvers<Response>()
	const tab = openSignedIn().newTab()
	const asked = stubServer({ [refreshRoute]: () => renewing.promise })
	const { attempt, run } = attemptWith(tab, 'new')
	const runs = [run(), run(), run()]
	await vi.waitFor(() =>
		expect(asked.filter(({ route }) => route === refreshRoute)).toHaveLength(1),
	)
	renewing.resolve(answer(200, { access: 'new', refresh: 'r2' }))
	expect((await Promise.all(runs)).map(({ status }) => status)).toEqual([200, 200, 200])
	expect(asked.filter(({ route }) => route === refreshRoute)).toHaveLength(1)
	expect(attempt.mock.calls.flat().sort()).toEqual(['new', 'new', 'new', 'old', 'old', 'old'])
})

test('a request that comes back after the refresh is repeated without another', async () => {
	const tab = openSignedIn().newTab()
	const asked = stubServer({ [refreshRoute]: () => answer(200, { access: 'new', refresh: 'r2' }) })
	const late = Promise.withResolvers<Response>()
	const slow = tab.session.authorised((token) =>
		token === 'old' ? late.promise : Promise.resolve(answer(200, token)),
	)
	await attemptWith(tab, 'new').run()
	late.resolve(refusal(401, 'signed_out', 'Sign in.'))
	expect(await (await slow).json()).toBe('new')
	expect(asked.filter(({ route }) => route === refreshRoute)).toHaveLength(1)
})

test('two tabs with the same expired token refresh once', async () => {
	const browser = openSignedIn()
	const tabs = [browser.newTab(), browser.newTab()]
	const asked = stubServer({ [refreshRoute]: () => answer(200, { access: 'new', refresh: 'r2' }) })
	const answers = await Promise.all(tabs.map((tab) => attemptWith(tab, 'new').run()))
	expect(answers.map(({ status }) => status)).toEqual([200, 200])
	expect(asked.filter(({ route }) => route === refreshRoute)).toHaveLength(1)
})

test('a request is repeated once and no more', async () => {
	const tab = openSignedIn().newTab()
	stubServer({ [refreshRoute]: () => answer(200, { access: 'new', refresh: 'r2' }) })
	const { attempt, run } = attemptWith(tab, 'never')
	expect((await run()).status).toBe(401)
	expect(attempt.mock.calls).toEqual([['old'], ['new']])
})

test('a refused refresh removes both tokens, tells so, and gives the first answer back', async () => {
	const browser = openSignedIn()
	const tab = browser.newTab()
	stubServer({ [refreshRoute]: () => refusal(401, 'refresh_token_invalid', 'Over.') })
	const ended = vi.fn()
	tab.session.onEnded(ended)
	expect((await attemptWith(tab, 'new').run()).status).toBe(401)
	expect(browser.local.length).toBe(0)
	expect(tab.session.getState()).toMatchObject({ status: 'signed-out', because: 'expired' })
	expect(ended).toHaveBeenCalledOnce()
})

test('without a refresh token the session is over', async () => {
	const browser = openSignedIn()
	browser.local.removeItem('refresh_token')
	const tab = browser.newTab()
	const asked = stubServer({})
	await attemptWith(tab, 'new').run()
	expect(asked.map(({ route }) => route)).not.toContain(refreshRoute)
	expect(browser.local.length).toBe(0)
})

test('a server that cannot be reached for the refresh ends nothing', async () => {
	const tab = openSignedIn().newTab()
	stubServer({ [refreshRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	await expect(attemptWith(tab, 'new').run()).rejects.toBeInstanceOf(NoAnswerError)
	expect(tab.tokens.read()).toMatchObject({ access: 'old', refresh: 'r1' })
})

test('whoever signs out during a refresh stays signed out, and the new tokens are ended too', async () => {
	const renewing = Promise.withResolvers<Response>()
	const tab = openSignedIn().newTab()
	const asked = stubServer({
		[refreshRoute]: () => renewing.promise,
		'POST /api/auth/logout/': () => new Response(null, { status: 204 }),
	})
	const run = attemptWith(tab, 'new').run()
	await vi.waitFor(() => expect(asked.map(({ route }) => route)).toContain(refreshRoute))
	await tab.session.signOut()
	renewing.resolve(answer(200, { access: 'new', refresh: 'r2' }))
	expect((await run).status).toBe(401)
	expect(tab.tokens.read()).toBeNull()
	const ended = asked.filter(({ route }) => route === 'POST /api/auth/logout/')
	expect(ended.map(({ body }) => body)).toEqual([{ refresh: 'r1' }, { refresh: 'r2' }])
})
