import { expect, test } from 'vitest'
import { createStorage } from '#shared/test/open-tab.ts'
import { createTokenStore } from './token-store.ts'

function openStore() {
	const local = createStorage()
	const session = createStorage()
	const store = createTokenStore({ local: () => local, session: () => session })
	return { local, session, store }
}

const tokens = { access: 'a', refresh: 'r' }

test('tokens of a remembered sign-in are in local storage under their names', () => {
	const { local, session, store } = openStore()
	store.keep({ ...tokens, isRemembered: true })
	expect(local.getItem('access_token')).toBe('a')
	expect(local.getItem('refresh_token')).toBe('r')
	expect(session.length).toBe(0)
	expect(store.read()).toEqual({ ...tokens, isRemembered: true })
})

test('other tokens are in session storage, and those remembered before are gone', () => {
	const { local, session, store } = openStore()
	store.keep({ access: 'old', refresh: 'old', isRemembered: true })
	store.keep({ ...tokens, isRemembered: false })
	expect(session.getItem('access_token')).toBe('a')
	expect(session.getItem('refresh_token')).toBe('r')
	expect(local.length).toBe(0)
	expect(store.read()).toEqual({ ...tokens, isRemembered: false })
})

test('a single token leaves no refresh token of an earlier sign-in behind', () => {
	const { local, store } = openStore()
	store.keep({ ...tokens, isRemembered: true })
	store.keep({ access: 'single', refresh: null, isRemembered: true })
	expect(local.getItem('refresh_token')).toBeNull()
	expect(store.read()).toEqual({ access: 'single', refresh: null, isRemembered: true })
})

test('clearing empties both storages', () => {
	const { local, session, store } = openStore()
	local.setItem('access_token', 'a')
	local.setItem('refresh_token', 'r')
	session.setItem('access_token', 'b')
	store.clear()
	expect(local.length + session.length).toBe(0)
	expect(store.read()).toBeNull()
})

test('where storage is refused the tokens live as long as the page', () => {
	const refuse = (): Storage => {
		throw new DOMException('refused', 'SecurityError')
	}
	const store = createTokenStore({ local: refuse, session: refuse })
	expect(store.read()).toBeNull()
	store.keep({ ...tokens, isRemembered: true })
	expect(store.read()).toEqual({ ...tokens, isRemembered: true })
	store.clear()
	expect(store.read()).toBeNull()
})
