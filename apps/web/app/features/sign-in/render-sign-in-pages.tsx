import type { User } from '@app/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { SessionContext } from '#shared/session/use-session.ts'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleToken } from '#shared/test/sample-user.ts'
import { ClaimAfterSignIn } from './claim-after-sign-in.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'
import { SocialCallbackScreen } from './social-callback-screen.tsx'

type Opening = { state?: unknown; user?: User }

/** Opens the pages of this feature at `path`, for a test; every other page is an empty one. */
export async function renderSignInPages(path: string, { state = null, user }: Opening = {}) {
	const browser = openBrowser()
	const { session, tokens } = browser.newTab()
	if (user) {
		const answer = { access: sampleToken({ sub: user.id }), refresh: 'r', user }
		await session.adopt(answer, { isRemembered: true })
	} else await session.lookAgain()
	const Root = () => (
		<>
			<Outlet />
			<ClaimAfterSignIn />
		</>
	)
	const children = [
		{ path: '/login', Component: SignInScreen },
		{ path: '/register', Component: SignUpScreen },
		{ path: '/auth/social-callback', Component: SocialCallbackScreen },
		{ path: '*', element: <p>Another page</p> },
	]
	const { pathname, hash } = new URL(path, 'http://localhost')
	const router = createMemoryRouter([{ Component: Root, children }], {
		initialEntries: ['/before', { pathname, hash, state }],
	})
	render(
		<QueryClientProvider client={new QueryClient()}>
			<SessionContext value={session}>
				<RouterProvider router={router} />
			</SessionContext>
		</QueryClientProvider>,
	)
	return { router, session, tokens, browser }
}
