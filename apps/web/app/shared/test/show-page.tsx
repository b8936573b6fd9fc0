import type { User } from '@app/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '#shared/query-client.ts'
import { session } from '#shared/session/session.ts'
import { accessKey, refreshKey } from '#shared/session/token-store.ts'
import { sampleToken } from './sample-user.ts'

type Showing = {
	/** The pattern of the route. */
	path: string
	/** The address that is opened; the pattern itself when it is left out. */
	at?: string
	/** Who is signed in to this browser; nobody when it is left out. */
	user?: User
}

/** Opens the page of a route as its visitor finds it; every other page is an empty one. */
export function showPage(Page: ComponentType, { path, at = path, user }: Showing) {
	if (user) signIn(user)
	else leaveSignedOut()
	const routes = [
		{ path, Component: Page },
		{ path: '*', element: <p>Another page</p> },
	]
	const router = createMemoryRouter(routes, { initialEntries: [at] })
	const shown = render(
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	)
	return { ...shown, router, session }
}

function signIn(user: User): void {
	const answer = { access: sampleToken({ sub: user.id }), refresh: 'refresh', user }
	// The answer contains the user, so no request is sent and the sign-in is done at once.
	void session.adopt(answer, { isRemembered: true })
}

function leaveSignedOut(): void {
	for (const key of [accessKey, refreshKey]) window.localStorage.removeItem(key)
	void session.lookAgain()
}
