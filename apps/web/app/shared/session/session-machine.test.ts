import { expect, test } from 'vitest'
import { createStorage, openBrowser } from '#shared/test/open-tab.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import type { Session } from './session-machine.ts'

const user = sampleUser()
const other = sampleUser({ id: '01939d0e-0000-7000-8000-000000000002', email: 'bo@example.com' })
const valid = sampleToken({ sub: user.id, exp: 2000 })
const expired = sampleToken({ sub: user.id, exp: 1 })
const now = () => 1_000_000
const userRoute = 'GET /api/auth/user/'
const refreshRoute = 'POST /api/token/refresh/'
const loginRoute = 'POST /api/auth/login/'
const logoutRoute = 'POST /api/auth/logout/'

/** Returns a route that answers with the person when the request has this token. */
const userFor = (token: string, person = user) => ({
	[userRoute]: (request: { token: string | null }) =>
		request.token === token ? answer(200, person) : refusal(401, 'signed_out', 'Sign in.'),
})

const openWith = (tokens: { access: string; refresh: string }) => {
	const browser = openBrowser({ now })
	browser.local.setItem('access_token', tokens.access)
	browser.local.setItem('refresh_token', tokens.refresh)
	return { browser, ...browser.openTab() }
}

const settled = async (session: Session) => {
	await until(session, () => session.getState().status !== 'loading')
	return session.getState()
}

function until(session: Session, isSo: () => boolean): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!isSo()) return
			stop()
			resolve()
		}
		const stop = session.subscribe(look)
		look()
	})
}

test('a browser without tokens is signed out and asks nothing', async () => {
	const asked = stubServer({})
	const { session } = openBrowser().openTab()
	expect(await settled(session)).toMatchObject({ status: 'signed-out', because: 'never-in' })
	expect(asked).toEqual([])
})

test('stored tokens load their person', async () => {
	const asked = stubServer(userFor(valid))
	const { session } = openWith({ access: valid, refresh: 'r1' })
	expect(session.getState()).toEqual({ status: 'loading', user: null })
	expect(await settled(session)).toEqual({ status: 'signed-in', user })
	expect(asked.map(({ route }) => route)).toEqual([userRoute])
})

test('an expired token is renewed before its person is asked for', async () => {
	const asked = stubServer({
		...userFor(valid),
		[refreshRoute]: () => answer(200, { access: valid, refresh: 'r2' }),
	})
	const { session, tokens } = openWith({ access: expired, refresh: 'r1' })
	expect(await settled(session)).toMatchObject({ status: 'signed-in' })
	expect(asked.map(({ route, body }) => [route, body])).toEqual([
		[refreshRoute, { refresh: 'r1' }],
		[userRoute, null],
	])
	expect(tokens.read()).toEqual({ access: valid, refresh: 'r2', isRemembered: true })
})

test('a refresh that answers only an access token keeps the refresh token', async () => {
	stubServer({ ...userFor(valid), [refreshRoute]: () => answer(200, { access: valid }) })
	const { session, tokens } = openWith({ access: expired, refresh: 'r1' })
	await settled(session)
	expect(tokens.read()).toMatchObject({ access: valid, refresh: 'r1' })
})

test('an expired session is cleared at the start', async () => {
	stubServer({ [refreshRoute]: () => refusal(401, 'refresh_token_invalid', 'Over.') })
	const { session, tokens } = openWith({ access: expired, refresh: 'r1' })
	expect(await settled(session)).toMatchObject({ status: 'signed-out', because: 'expired' })
	expect(tokens.read()).toBeNull()
})

test('a server out of reach at the start keeps the tokens, and the person is there when it is back', async () => {
	const down = () => Promise.reject(new TypeError('fetch failed'))
	stubServer({ [userRoute]: down })
	const { session, tokens } = openWith({ access: valid, refresh: 'r1' })
	expect(await settled(session)).toMatchObject({ status: 'signed-out', because: 'unreachable' })
	expect(tokens.read()).not.toBeNull()
	stubServer(userFor(valid))
	window.dispatchEvent(new Event('online'))
	await until(session, () => session.getState().status === 'signed-in')
})

test('without the server, who was here before goes on, and is confirmed when it is back', async () => {
	stubServer(userFor(valid))
	const { browser, session, tokens } = openWith({ access: valid, refresh: 'r1' })
	await settled(session)
	stubServer({ [userRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	const later = browser.openTab().session
	expect(await settled(later)).toEqual({ status: 'signed-in', user, isUnconfirmed: true })
	stubServer(userFor(valid))
	await later.authorised(async () => answer(200, {}))
	await until(later, () => !('isUnconfirmed' in later.getState()))
	await later.signOut().catch(() => undefined)
	expect(tokens.readUser()).toBeNull()
})

test('without the server nobody is taken for somebody else', async () => {
	stubServer({ [userRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	const { browser, tokens } = openWith({ access: valid, refresh: 'r1' })
	tokens.keepUser(other)
	const later = browser.openTab().session
	expect(await settled(later)).toMatchObject({ status: 'signed-out', because: 'unreachable' })
})

test('a person who cannot be loaded clears the session, but not while it starts', async () => {
	stubServer({ [userRoute]: () => refusal(404, 'not_found', 'Nobody.') })
	const { session, tokens } = openWith({ access: valid, refresh: 'r1' })
	expect(await settled(session)).toMatchObject({ status: 'signed-out' })
	expect(tokens.read()).not.toBeNull()
	await session.lookAgain()
	expect(tokens.read()).toBeNull()
})

test('a person who is refused although the tokens were renewed leaves the tokens where they are', async () => {
	stubServer({
		[userRoute]: () => refusal(401, 'signed_out', 'Sign in.'),
		[refreshRoute]: () => answer(200, { access: valid, refresh: 'r2' }),
	})
	const { session, tokens } = openWith({ access: valid, refresh: 'r1' })
	await settled(session)
	await session.lookAgain()
	expect(session.getState()).toMatchObject({ status: 'signed-out', because: 'expired' })
	expect(tokens.read()).toMatchObject({ refresh: 'r2' })
})

test('signing in sends the published names without a token and keeps what is answered', async () => {
	const { session, tokens } = openWith({ access: 'stale', refresh: 'stale' })
	const asked = stubServer({
		[loginRoute]: () => answer(200, { access: valid, refresh: 'r', user }),
	})
	await session.login({ email: user.email, password: 'pass', rememberMe: false })
	const body = { email: user.email, password: 'pass', remember_me: false }
	expect(asked.at(-1)).toEqual({ route: loginRoute, body, token: null })
	expect(session.getState()).toEqual({ status: 'signed-in', user })
	expect(tokens.read()).toEqual({ access: valid, refresh: 'r', isRemembered: false })
})

test('the tokens of before are deleted first, so a failed sign-in leaves nobody signed in', async () => {
	const { session, tokens } = openWith({ access: valid, refresh: 'r1' })
	stubServer({ [loginRoute]: () => refusal(401, 'credentials_wrong', 'No.') })
	const attempt = session.login({ email: user.email, password: 'no', rememberMe: true })
	expect(tokens.read()).toBeNull()
	await expect(attempt).rejects.toMatchObject({ status: 401 })
	expect(session.getState()).toMatchObject({ status: 'signed-out' })
})

test('a sign-in that answers no person asks for them', async () => {
	stubServer({ [loginRoute]: () => answer(200, { key: valid }), ...userFor(valid) })
	const { session, tokens } = openBrowser({ now }).openTab()
	await session.login({ email: user.email, password: 'pass', rememberMe: true })
	expect(session.getState()).toEqual({ status: 'signed-in', user })
	expect(tokens.read()).toEqual({ access: valid, refresh: valid, isRemembered: true })
})

test('an empty answer to a sign-in is no sign-in', async () => {
	stubServer({ [loginRoute]: () => new Response('') })
	const { session, tokens } = openBrowser({ now }).openTab()
	const attempt = session.login({ email: user.email, password: 'pass', rememberMe: true })
	await expect(attempt).rejects.toThrow('Invalid response from server')
	expect(tokens.read()).toBeNull()
})

test('logging out forgets the session at once, whatever the server says', async () => {
	stubServer(userFor(valid))
	const { session, tokens } = openWith({ access: valid, refresh: 'r1' })
	await settled(session)
	const asked = stubServer({ [logoutRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	const leaving = session.signOut()
	expect(tokens.read()).toBeNull()
	expect(session.getState()).toEqual({ status: 'signed-out', user: null, because: 'left' })
	await leaving
	expect(asked).toEqual([{ route: logoutRoute, body: { refresh: 'r1' }, token: valid }])
})

test('what has changed is merged into the person', async () => {
	stubServer(userFor(valid))
	const { session } = openWith({ access: valid, refresh: 'r1' })
	await settled(session)
	session.setUser({ city: 'Leeds' })
	expect(session.getState().user).toEqual({ ...user, city: 'Leeds' })
})

test('a person who is loaded too late does not replace the one who signed in meanwhile', async () => {
	const late = Promise.withResolvers<Response>()
	const fresh = sampleToken({ sub: other.id, exp: 2000 })
	stubServer({
		[userRoute]: () => late.promise,
		[loginRoute]: () => answer(200, { access: fresh, refresh: 'r9', user: other }),
	})
	const { session } = openWith({ access: valid, refresh: 'r1' })
	await session.login({ email: other.email, password: 'pass', rememberMe: true })
	late.resolve(answer(200, user))
	await late.promise
	await Promise.resolve()
	expect(session.getState().user).toEqual(other)
})

test('another tab is signed in and out with this one', async () => {
	stubServer({
		[loginRoute]: () => answer(200, { access: valid, refresh: 'r1', user }),
		[logoutRoute]: () => new Response(null, { status: 204 }),
		...userFor(valid),
	})
	const browser = openBrowser({ now })
	const [here, there] = [browser.openTab(), browser.openTab()]
	await here.session.login({ email: user.email, password: 'pass', rememberMe: true })
	await until(there.session, () => there.session.getState().status === 'signed-in')
	await here.session.signOut()
	expect(there.session.getState()).toMatchObject({ status: 'signed-out', because: 'left' })
})

test('a new tab belongs to the session of another that is not remembered, and leaves with it', async () => {
	stubServer({
		[loginRoute]: () => answer(200, { access: valid, refresh: 'r1', user }),
		[logoutRoute]: () => new Response(null, { status: 204 }),
		...userFor(valid),
	})
	const browser = openBrowser({ now })
	const here = browser.openTab()
	await here.session.login({ email: user.email, password: 'pass', rememberMe: false })
	const there = browser.openTab()
	expect(await settled(there.session)).toEqual({ status: 'signed-in', user })
	expect(there.tokens.read()?.isRemembered).toBe(false)
	expect(browser.local.getItem('access_token')).toBeNull()
	await here.session.signOut()
	expect(there.session.getState()).toMatchObject({ status: 'signed-out', because: 'left' })
	expect(await settled(browser.openTab().session)).toMatchObject({ because: 'never-in' })
})

test('when another person signs in elsewhere, this tab shows them too', async () => {
	const fresh = sampleToken({ sub: other.id, exp: 2000 })
	stubServer({
		[userRoute]: ({ token }) => answer(200, token === fresh ? other : user),
		[loginRoute]: () => answer(200, { access: fresh, refresh: 'r2', user: other }),
	})
	const { session, browser } = openWith({ access: valid, refresh: 'r1' })
	await settled(session)
	const elsewhere = browser.openTab().session
	await elsewhere.login({ email: other.email, password: 'pass', rememberMe: true })
	await until(session, () => session.getState().user?.id === other.id)
})

test('a copied tab gets the renewed tokens of its twin, and leaves with it', async () => {
	let refreshes = 0
	stubServer({
		...userFor(valid),
		[refreshRoute]: () => {
			refreshes += 1
			return answer(200, { access: valid, refresh: 'r2' })
		},
		[logoutRoute]: () => new Response(null, { status: 204 }),
	})
	const copy = () => {
		const storage = createStorage()
		storage.setItem('access_token', expired)
		storage.setItem('refresh_token', 'r1')
		return storage
	}
	const browser = openBrowser({ now })
	const [here, there] = [browser.openTab(copy()), browser.openTab(copy())]
	await Promise.all([settled(here.session), settled(there.session)])
	expect(refreshes).toBe(1)
	expect(there.tokens.read()).toEqual({ access: valid, refresh: 'r2', isRemembered: false })
	await here.session.signOut()
	expect(there.session.getState()).toMatchObject({ status: 'signed-out' })
	expect(there.tokens.read()).toBeNull()
})
