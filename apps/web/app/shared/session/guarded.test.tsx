import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { storedUndoHistory, storeUndoHistory } from '#shared/stored-undo-history.ts'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { Guarded } from './guarded.tsx'
import { SessionEffects } from './session-effects.tsx'
import { pathAfterSignIn } from './sign-in-origin.ts'
import { SessionContext } from './use-session.ts'

afterEach(cleanup)

const user = sampleUser()
const userRoute = 'GET /api/auth/user/'

function openPage(tokens: Record<string, string>, path = '/profile?tab=2#password') {
	const browser = openBrowser()
	for (const [name, token] of Object.entries(tokens)) browser.local.setItem(name, token)
	const { session } = browser.newTab()
	const Root = () => (
		<>
			<Outlet />
			<SessionEffects />
		</>
	)
	const pages = [
		{ path: '/login', element: <h1>Welcome Back</h1> },
		{ path: '/tips', element: <h1>Tips</h1> },
		{ path: '*', element: <Guarded>private</Guarded> },
	]
	const routes = [{ Component: Root, children: pages }]
	const router = createMemoryRouter(routes, { initialEntries: [path] })
	render(
		<QueryClientProvider client={new QueryClient()}>
			<SessionContext value={session}>
				<RouterProvider router={router} />
			</SessionContext>
		</QueryClientProvider>,
	)
	return { router, session }
}

const signedIn = { access_token: 'token', refresh_token: 'r1' }
const refuse = () => refusal(401, 'refresh_token_invalid', 'Over.')

test('a visitor is sent to sign in, and the page they wanted is passed along', async () => {
	stubServer({})
	const { router } = openPage({})
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(pathAfterSignIn(router.state.location.state)).toBe('/profile?tab=2#password')
	expect(router.state.historyAction).toBe('REPLACE')
})

test('a spinner turns until it is known who is signed in, then the page is shown', async () => {
	const loading = Promise.withResolvers<Response>()
	stubServer({ [userRoute]: () => loading.promise })
	openPage(signedIn)
	expect(screen.getByRole('status').textContent).toBe('Checking whether you’re signed in')
	expect(screen.queryByText('private')).toBeNull()
	loading.resolve(answer(200, user))
	await screen.findByText('private')
})

test('whoever logs out is sent to sign in without a way back', async () => {
	stubServer({ [userRoute]: () => answer(200, user) })
	const { router, session } = openPage(signedIn)
	await screen.findByText('private')
	await session.signOut()
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(pathAfterSignIn(router.state.location.state)).toBe('/dashboard')
})

test.each([
	['is over', 'nothing', refuse],
	['cannot be asked about', 'everything', () => Promise.reject(new TypeError('fetch failed'))],
])('a session that %s leaves what undo leads to: %s', async (_, left, refresh) => {
	const own = { cvId: 'cv-1', ownerId: user.id }
	const versions = { versionHistory: [emptyFormData()], currentVersion: 0, newest: null }
	storeUndoHistory({ ...emptyFormData(), ...versions }, own)
	sessionStorage.setItem('last_person', user.id)
	stubServer({ [userRoute]: refresh, 'POST /api/token/refresh/': refresh })
	const { session } = openPage(signedIn, '/tips')
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	const isKept = () => storedUndoHistory(emptyFormData(), own) !== null
	await waitFor(() => expect(isKept()).toBe(left === 'everything'))
})

test('a blocked account is led from a guarded page to sign in, which says why', async () => {
	stubServer({ [userRoute]: () => refusal(403, 'account_not_active', 'Blocked.') })
	const { session } = openPage(signedIn)
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(session.getState()).toMatchObject({ because: 'blocked' })
})

test('the log-out page is no page to come back to', async () => {
	stubServer({})
	const { router } = openPage({}, '/logout')
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(pathAfterSignIn(router.state.location.state)).toBe('/dashboard')
})

test('while the server is out of reach nobody is sent away, and a second try opens the page', async () => {
	stubServer({ [userRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	openPage(signedIn)
	const button = await screen.findByRole('button', { name: 'Try again' })
	stubServer({ [userRoute]: () => answer(200, user) })
	button.click()
	await screen.findByText('private')
})

test('a session that ends under a call of a public page leads to sign in and back', async () => {
	stubServer({ [userRoute]: () => answer(200, user), 'POST /api/token/refresh/': refuse })
	const { router, session } = openPage(signedIn, '/tips?q=gaps')
	await screen.findByRole('heading', { name: 'Tips' })
	await session.authorised(async () => refuse())
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(pathAfterSignIn(router.state.location.state)).toBe('/tips?q=gaps')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
	'the recorded page "%s" is not one of ours',
	(from) => {
		expect(pathAfterSignIn({ from })).toBe('/dashboard')
	},
)
