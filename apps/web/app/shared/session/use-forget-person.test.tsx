import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { useForgetPerson } from './use-forget-person.ts'
import { SessionContext } from './use-session.ts'

afterEach(cleanup)

const maya = sampleUser()
const sam = sampleUser({ id: '01939d0e-0000-7000-8000-000000000002', email: 'sam@example.com' })
const traces = ['readingDoubts', 'guest_cv_session', 'cvReportSetAside']
const tabTraces = [
	'cvFormHistory',
	'cvReading.1',
	'advert-for-1',
	'share_grant 1',
	'claim_session_id',
]

function leaveTraces() {
	for (const key of traces) localStorage.setItem(key, '1')
	for (const key of tabTraces) sessionStorage.setItem(key, '1')
	localStorage.setItem('theme', 'dark')
}
const left = () => [
	...traces.filter((key) => localStorage.getItem(key) !== null),
	...tabTraces.filter((key) => sessionStorage.getItem(key) !== null),
]
const all = [...traces, ...tabTraces]

function open() {
	const { session } = openBrowser().newTab()
	const wrapper = ({ children }: { children: ReactNode }) => (
		<SessionContext value={session}>{children}</SessionContext>
	)
	renderHook(() => useForgetPerson(), { wrapper })
	const signIn = (user = maya) =>
		session.adopt(
			{ access: sampleToken({ sub: user.id }), refresh: user.id, user },
			{ isRemembered: true },
		)
	return { session, signIn }
}

function signedInElsewhere(names: string[]) {
	const query = async () => ({ held: names.map((name) => ({ name })), pending: [] })
	vi.stubGlobal('navigator', { ...navigator, locks: { query, request: async () => undefined } })
}

test('whoever signs out leaves nothing but the choices of the browser', async () => {
	stubServer({ 'POST /api/auth/logout/': () => answer(204, null) })
	const { session, signIn } = open()
	await signIn()
	leaveTraces()
	await session.signOut()
	await waitFor(() => expect(left()).toEqual([]))
	expect(localStorage.getItem('theme')).toBe('dark')
	expect(localStorage.getItem('last_person')).toBeNull()
})

test('a session that is refused leaves nothing', async () => {
	const refuse = () => refusal(401, 'refresh_token_invalid', 'Over.')
	stubServer({ 'POST /api/token/refresh/': refuse })
	const { session, signIn } = open()
	await signIn()
	leaveTraces()
	await session.authorised(async () => refuse())
	await waitFor(() => expect(left()).toEqual([]))
})

test('an account that is blocked leaves nothing', async () => {
	stubServer({ 'GET /api/auth/user/': () => refusal(403, 'account_not_active', 'Blocked.') })
	const { session, signIn } = open()
	await signIn()
	leaveTraces()
	await session.lookAgain()
	await waitFor(() => expect(left()).toEqual([]))
})

test('somebody else who signs in finds nothing of who was here before', async () => {
	const { signIn } = open()
	await signIn(maya)
	leaveTraces()
	await signIn(sam)
	await waitFor(() => expect(left()).toEqual([]))
	expect(localStorage.getItem('last_person')).toBe(sam.id)
})

test('what a browser that was closed has left goes at the next visit', async () => {
	leaveTraces()
	localStorage.setItem('last_person', maya.id)
	sessionStorage.setItem('last_person', maya.id)
	const { session } = open()
	await session.lookAgain()
	await waitFor(() => expect(left()).toEqual([]))
})

test('a new tab takes nothing from somebody who is signed in in another one', async () => {
	signedInElsewhere(['ella-signed-in'])
	leaveTraces()
	localStorage.setItem('last_person', maya.id)
	const { session } = open()
	await session.lookAgain()
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	expect(left()).toEqual(all)
})

test('a guest who signs in loses nothing of what they did before', async () => {
	leaveTraces()
	const { session, signIn } = open()
	await session.lookAgain()
	await signIn()
	await waitFor(() => expect(localStorage.getItem('last_person')).toBe(maya.id))
	expect(left()).toEqual(all)
})

test('the same person who signs in again, and a server out of reach, take nothing away', async () => {
	const { session, signIn } = open()
	await signIn()
	leaveTraces()
	await signIn()
	stubServer({ 'GET /api/auth/user/': () => Promise.reject(new TypeError('fetch failed')) })
	await session.lookAgain()
	expect(left()).toEqual(all)
})
