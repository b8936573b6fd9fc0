import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offerPendingWork } from '#shared/session/pending-work.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { useSignOut } from './use-sign-out.ts'

afterEach(cleanup)

function SignOut() {
	const signOut = useSignOut()
	return (
		<button type="button" onClick={() => void signOut()}>
			Sign Out
		</button>
	)
}

function open() {
	const asked = stubServer({ 'POST /api/auth/logout/': () => answer(200, {}) })
	const shown = showPage(SignOut, { path: '/applications', user: sampleUser() })
	const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
	return { asked, press, ...shown }
}

test('what a screen has not sent is sent before anybody is signed out', async () => {
	const { press, session, router } = open()
	let isSent = false
	let wasSignedIn = false
	const stop = offerPendingWork({
		hasAny: () => !isSent,
		send: async () => {
			wasSignedIn = session.getState().status === 'signed-in'
			isSent = true
		},
	})
	press()
	await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
	expect([isSent, wasSignedIn]).toEqual([true, true])
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	stop()
})

test.each(['fails', 'changes nothing'])(
	'when sending it %s, the page that asks is opened and nobody is signed out',
	async (how) => {
		const { asked, press, session, router } = open()
		const stop = offerPendingWork({
			hasAny: () => true,
			send: () => (how === 'fails' ? Promise.reject(new Error('offline')) : Promise.resolve()),
		})
		press()
		await waitFor(() => expect(router.state.location.pathname).toBe('/logout'))
		expect(session.getState().status).toBe('signed-in')
		expect(asked).toEqual([])
		stop()
	},
)

test('without anything unsent it goes straight to the sign-in screen', async () => {
	const { press, router } = open()
	press()
	await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
