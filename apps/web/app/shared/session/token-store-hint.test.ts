import { beforeEach, expect, test } from 'vitest'
import { sessionHintScript } from './token-store.ts'

const root = document.documentElement

beforeEach(() => {
	window.localStorage.clear()
	window.sessionStorage.clear()
	root.classList.remove('has-session')
})

const run = () => new Function(sessionHintScript)()

test('a browser without tokens is not marked', () => {
	run()
	expect(root.classList.contains('has-session')).toBe(false)
})

test.each(['localStorage', 'sessionStorage'] as const)('tokens in %s mark the page', (name) => {
	window[name].setItem('access_token', 'token')
	run()
	expect(root.classList.contains('has-session')).toBe(true)
})

test('a tab beside one in which somebody is signed in is marked', () => {
	window.localStorage.setItem('last_person', 'id')
	run()
	expect(root.classList.contains('has-session')).toBe(true)
})
