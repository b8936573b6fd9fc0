import { expect, test } from 'vitest'
import { createStorage, openBrowser } from '#shared/test/open-tab.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import type { Session } from './session-machine.ts'

const user = sampleUser()
const valid = sampleToken({ sub: user.id, exp: 2000 })
const now = () => 1_000_000
const userRoute = 'GET /api/auth/user/'
const refreshRoute = 'POST /api/token/refresh/'
const isIn = { [userRoute]: () => answer(200, user) }

function openWith(storage: (places: { local: Storage; tab: Storage }) => Storage) {
	const browser = openBrowser({ now })
	const tab = createStorage()
	const own = storage({ local: browser.local, tab })
	own.setItem('access_token', valid)
	own.setItem('refresh_token', 'r1')
	return { own, ...browser.openTab(tab) }
}
const remembered = () => openWith(({ local }) => local)

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
const settled = async (session: Session) => {
	await until(session, () => session.getState().status !== 'loading')
	return session.getState()
}

const blocked = () => refusal(403, 'account_not_active', 'Blocked.')

test('an account that is blocked is signed out while the session starts, and no token is left', async () => {
	stubServer({ [userRoute]: blocked })
	for (const place of ['local', 'tab'] as const) {
		const { own, session, tokens } = openWith((places) => places[place])
		expect(await settled(session)).toMatchObject({ status: 'signed-out', because: 'blocked' })
		expect(tokens.read()).toBeNull()
		expect([own.getItem('access_token'), own.getItem('refresh_token')]).toEqual([null, null])
	}
})

test('an account that is blocked while it is used is signed out by the first call that is refused', async () => {
	stubServer(isIn)
	const { session, tokens } = remembered()
	await settled(session)
	stubServer({ [userRoute]: blocked })
	await session.authorised(async () => blocked())
	await until(session, () => session.getState().status === 'signed-out')
	expect(session.getState()).toMatchObject({ because: 'blocked' })
	expect(tokens.read()).toBeNull()
})

test.each(['at the start', 'under a call'])(
	'a refresh that is forbidden %s says that the account is blocked',
	async (when) => {
		const over = () => refusal(401, 'signed_out', 'Sign in.')
		stubServer(when === 'at the start' ? { [userRoute]: over, [refreshRoute]: blocked } : isIn)
		const { session, tokens } = remembered()
		await settled(session)
		stubServer({ [userRoute]: over, [refreshRoute]: blocked })
		if (when === 'under a call') await session.authorised(async () => over())
		expect(session.getState()).toMatchObject({ status: 'signed-out', because: 'blocked' })
		expect(tokens.read()).toBeNull()
	},
)

test('a call that is forbidden to somebody in good standing leaves them signed in', async () => {
	const asked = stubServer(isIn)
	const { session, tokens } = remembered()
	await settled(session)
	await session.authorised(async () => refusal(403, 'guest_session_bound_elsewhere', 'Not yours.'))
	await until(session, () => asked.length === 2)
	expect(session.getState()).toEqual({ status: 'signed-in', user })
	expect(tokens.read()).not.toBeNull()
})
