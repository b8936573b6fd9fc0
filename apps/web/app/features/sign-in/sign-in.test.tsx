import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { renderSignInPages } from './render-sign-in-pages.tsx'

beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

const user = sampleUser()
const loginRoute = 'POST /api/auth/login/'
const resendRoute = 'POST /api/auth/registration/resend-email/'
const welcome = () => answer(200, { access: 'a', refresh: 'r', user })

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign(ing)? In/ })

function signIn() {
	fireEvent.change(email(), { target: { value: user.email } })
	fireEvent.change(password(), { target: { value: 'correct horse' } })
	fireEvent.click(button())
}

test('the screen has its heading, fields and links', async () => {
	stubServer({})
	await renderSignInPages('/login')
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back')
	expect(email()).toMatchObject({ type: 'email', required: true })
	expect(password()).toMatchObject({ type: 'password', required: true })
	expect(screen.getByRole('checkbox', { name: 'Remember me' })).toMatchObject({ checked: false })
	const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
	expect(hrefOf(/^Forgot password/)).toBe('/reset-password')
	expect(hrefOf('Sign up')).toBe('/register')
	expect(button().textContent).toBe('Sign In')
})

test('the password can be shown and hidden', async () => {
	stubServer({})
	await renderSignInPages('/login')
	fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
	expect(password().type).toBe('text')
	fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
	expect(password().type).toBe('password')
})

test('a sign-in leads to the dashboard and leaves no way back to the form', async () => {
	const asked = stubServer({ [loginRoute]: welcome })
	const { router, tokens } = await renderSignInPages('/login')
	signIn()
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe('/dashboard')
	expect(router.state.historyAction).toBe('REPLACE')
	expect(tokens.read()).toEqual({ access: 'a', refresh: 'r', isRemembered: false })
	expect(asked.find(({ route }) => route === loginRoute)?.body).toEqual({
		email: user.email,
		password: 'correct horse',
		remember_me: false,
	})
})

test('a sign-in leads back to the page that asked for it', async () => {
	stubServer({ [loginRoute]: welcome })
	const { router } = await renderSignInPages('/login', {
		state: { from: '/profile?tab=2#password' },
	})
	signIn()
	await screen.findByText('Another page')
	const { pathname, search, hash } = router.state.location
	expect(pathname + search + hash).toBe('/profile?tab=2#password')
})

test('whoever wants to be remembered has the tokens in local storage', async () => {
	const asked = stubServer({ [loginRoute]: welcome })
	const { browser } = await renderSignInPages('/login')
	fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
	signIn()
	await screen.findByText('Another page')
	expect(browser.local.getItem('access_token')).toBe('a')
	expect(browser.local.getItem('refresh_token')).toBe('r')
	const sent = asked.find(({ route }) => route === loginRoute)
	expect(sent?.body).toMatchObject({ remember_me: true })
})

test('the button says what it does while it does it', async () => {
	stubServer({ [loginRoute]: () => new Promise<Response>(() => {}) })
	await renderSignInPages('/login')
	signIn()
	await waitFor(() => expect(button().textContent).toBe('Signing In...'))
	expect(button().disabled).toBe(true)
})

test('somebody who is signed in is sent on', async () => {
	stubServer({})
	const { router } = await renderSignInPages('/login', { user })
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe('/dashboard')
})

const offline = () => Promise.reject(new TypeError('fetch failed'))
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))

test.each<[string, () => Response | Promise<Response>, string]>([
	[
		'401',
		() => refusal(401, 'credentials_wrong', 'x'),
		'Invalid email or password. Please try again.',
	],
	[
		'403',
		() => refusal(403, 'account_not_active', 'x'),
		'Your account is inactive or blocked. Please contact support.',
	],
	[
		'429',
		() => refusal(429, 'too_many_logins', 'x'),
		'Too many login attempts. Please try again later.',
	],
	['a detail', () => refusal(400, 'bad_request', 'This is not right.'), 'This is not right.'],
	['nothing', () => answer(400, {}), 'Login failed. Please check your credentials.'],
	['500 with an error', () => answer(500, { error: 'disk full' }), 'Server error: disk full'],
	['500', () => answer(500, {}), 'The server encountered an error. Please try again later.'],
	[
		'no answer',
		offline,
		'Server not responding. Please check your internet connection and try again.',
	],
	['a time-out', late, 'The request is taking too long to process. Please try again later.'],
	['an empty body', () => new Response(''), 'Invalid response from server'],
	[
		'no tokens',
		() => answer(200, { hello: 1 }),
		'Could not find authentication tokens in response',
	],
	[
		'an empty token',
		() => answer(200, { token: '' }),
		'Authentication tokens not received from server',
	],
])('a sign-in that ends with %s says so and keeps what was typed', async (_, fail, sentence) => {
	stubServer({ [loginRoute]: fail })
	const { tokens } = await renderSignInPages('/login')
	signIn()
	await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
	expect([email().value, password().value]).toEqual([user.email, 'correct horse'])
	expect(button().disabled).toBe(false)
	expect(tokens.read()).toBeNull()
})

test('whoever has not confirmed their email is told so and can have it sent again', async () => {
	const asked = stubServer({
		[loginRoute]: () => refusal(403, 'email_not_verified', 'x'),
		[resendRoute]: () => answer(200, { detail: 'We have sent the e-mail.' }),
	})
	await renderSignInPages('/login')
	signIn()
	fireEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
	await screen.findByText('We have sent the e-mail.')
	// One box: why and what to do, and then the sentence of any account that isn't active.
	const alert = screen.getByRole('alert')
	expect(alert.textContent).toMatch(
		/hasn’t been confirmed yet\..*Your account is inactive or blocked\. Please contact support\.$/,
	)
	expect(alert.textContent).toContain(user.email)
	expect(asked.find(({ route }) => route === resendRoute)?.body).toEqual({ email: user.email })
})

test('an address that is none is said at its field, and nothing is sent', async () => {
	const asked = stubServer({ [loginRoute]: welcome })
	await renderSignInPages('/login')
	fireEvent.change(email(), { target: { value: 'siobhan' } })
	fireEvent.click(button())
	await screen.findByText(/Please enter an email address such as/)
	expect(document.activeElement).toBe(email())
	expect(screen.getByText('Please enter your password.')).toBeTruthy()
	expect(asked.map(({ route }) => route)).not.toContain(loginRoute)
})

test('services that are not set up are shown as coming soon', async () => {
	stubServer({
		'GET /api/auth/social/': () =>
			answer(200, {
				providers: ['google', 'github', 'linkedin_oauth2'].map((id) => ({
					id,
					name: id,
					isConfigured: false,
				})),
			}),
	})
	await renderSignInPages('/login')
	await screen.findByText('Social login coming soon! For now, please use email registration.')
	const region = within(screen.getByRole('region', { name: 'Or continue with' }))
	const buttons = region.getAllByRole<HTMLButtonElement>('button')
	expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
		['GoogleSoon', true],
		['GitHubSoon', true],
		['LinkedInSoon', true],
	])
})

test('a service that is set up leads to the server with the dashboard as its next page', async () => {
	stubServer({
		'GET /api/auth/social/': () =>
			answer(200, { providers: [{ id: 'github', name: 'GitHub', isConfigured: true }] }),
	})
	await renderSignInPages('/login', { state: { from: '/applications' } })
	const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with GitHub' })
	const next = encodeURIComponent(`${window.location.origin}/dashboard`)
	expect(link.getAttribute('href')).toBe(`/accounts/github/login/?next=${next}`)
	expect(screen.queryByText(/coming soon/)).toBeNull()
	link.addEventListener('click', (event) => event.preventDefault())
	fireEvent.click(link)
	expect(window.localStorage.getItem('social_login_redirect')).toBe(
		'{"to":"/applications","isRemembered":false}',
	)
})
