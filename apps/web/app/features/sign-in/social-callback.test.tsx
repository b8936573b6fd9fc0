import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { renderSignInPages } from './render-sign-in-pages.tsx'
import { keepSocialTarget } from './social-target.ts'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const user = sampleUser()
const exchangeRoute = 'POST /api/auth/social/exchange/'
const tokens = { access: 'a', refresh: 'r', user }
const callback = '/auth/social-callback'

test('the code of the address is exchanged once, and the person goes on to where they came from', async () => {
	const asked = stubServer({
		[exchangeRoute]: () => answer(200, { ...tokens, next: '/dashboard', isNew: false }),
	})
	keepSocialTarget({ to: '/applications', isRemembered: true })
	const opened = await renderSignInPages(`${callback}#code=once`)
	await screen.findByText('Another page')
	expect(opened.router.state.location).toMatchObject({ pathname: '/applications', hash: '' })
	expect(opened.router.state.historyAction).toBe('REPLACE')
	expect(opened.tokens.read()).toEqual({ access: 'a', refresh: 'r', isRemembered: true })
	expect(opened.session.getState().user).toEqual(user)
	expect(asked.map(({ body }) => body)).toEqual([{ code: 'once' }])
	expect(window.localStorage.length).toBe(0)
})

test.each([
	['/dashboard', '/dashboard'],
	['/profile', '/profile'],
	['//evil.example', '/dashboard'],
	['https://evil.example/', '/dashboard'],
])('without a kept target the next page %s of the server leads to %s', async (next, path) => {
	stubServer({ [exchangeRoute]: () => answer(200, { ...tokens, next, isNew: true }) })
	const { router } = await renderSignInPages(`${callback}#code=once`)
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe(path)
})

test.each([
	['social_email_not_verified', /hasn’t confirmed your email address/],
	['account_not_active', 'Your account is inactive or blocked. Please contact support.'],
	['social_login_failed', 'We couldn’t sign you in. Please try again.'],
	['<script>', 'We couldn’t sign you in. Please try again.'],
])('the error %s of the address is said in words', async (code, sentence) => {
	const asked = stubServer({})
	await renderSignInPages(`${callback}#error=${encodeURIComponent(code)}`)
	expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
	expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy()
	expect(asked).toEqual([])
})

test('a code that does not work says what the server said', async () => {
	stubServer({ [exchangeRoute]: () => refusal(410, 'link_expired', 'This is too old.') })
	const { tokens: kept } = await renderSignInPages(`${callback}#code=old`)
	expect((await screen.findByRole('alert')).textContent).toBe('This is too old.')
	expect(kept.read()).toBeNull()
})

test('an address without a code is no sign-in', async () => {
	stubServer({})
	await renderSignInPages(callback)
	expect((await screen.findByRole('alert')).textContent).toBe(
		'We couldn’t sign you in. Please try again.',
	)
})
