import { defaultDesign, emptyCv } from '@app/cv'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberClaim } from '#shared/guest-session/pending-claim.ts'
import { storeDismissed } from '#shared/report/stored-dismissed-checks.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { renderSignInPages } from './render-sign-in-pages.tsx'
import { signUpSuccessMs } from './sign-up-success.tsx'
// Imported here, because on a busy machine loading it on demand takes longer than a test waits.
import '#shared/guest-session/claim-session.ts'

beforeEach(() => window.sessionStorage.clear())
afterEach(() => {
	cleanup()
	vi.useRealTimers()
})

const registerRoute = 'POST /api/auth/registration/'
const claimRoute = 'POST /api/ai_cv_parser/guest/claim/'
const created = () => answer(201, { detail: 'Sent.', claimTicket: 'ticket' })
const sessionId = sampleUser().id

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = () =>
	screen.getByRole<HTMLButtonElement>('button', { name: /^(Sign Up|Creating Account)/ })

function signUp(again = 'tea at half past four') {
	fireEvent.change(field('Email'), { target: { value: 'bo@example.com' } })
	fireEvent.change(field('Password'), { target: { value: 'tea at half past four' } })
	fireEvent.change(field('Confirm password'), { target: { value: again } })
	fireEvent.click(button())
}

test('the screen has its fields, each password with a way to show it, and a way to sign in', async () => {
	stubServer({})
	await renderSignInPages('/register')
	expect(field('Email')).toMatchObject({ type: 'email', required: true })
	for (const name of ['Password', 'Confirm password']) {
		fireEvent.click(screen.getByRole('button', { name: `Show ${name.toLowerCase()}` }))
		expect(field(name)).toMatchObject({ type: 'text', required: true })
	}
	expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
	expect(screen.getByRole('region', { name: 'Or continue with' })).toBeTruthy()
	expect(button().textContent).toBe('Sign Up')
})

test('after success the good news stays for three seconds, then comes the sign-in screen', async () => {
	const asked = stubServer({ [registerRoute]: created })
	const { router } = await renderSignInPages('/register', { state: { from: '/profile' } })
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
	signUp()
	await screen.findByRole('heading', { name: 'Registration Successful!' })
	expect(
		screen.getByText('Please check your email to verify your account. Redirecting to login...'),
	).toBeTruthy()
	expect(asked.find(({ route }) => route === registerRoute)?.body).toEqual({
		email: 'bo@example.com',
		password1: 'tea at half past four',
		password2: 'tea at half past four',
	})
	expect(signUpSuccessMs).toBe(3000)
	expect(router.state.location.pathname).toBe('/register')
	await act(() => vi.advanceTimersByTimeAsync(signUpSuccessMs))
	await screen.findByRole('heading', { name: 'Welcome Back' })
	expect(field('Email').value).toBe('bo@example.com')
	expect(router.state.location.state).toMatchObject({ from: '/profile' })
	expect(screen.getByRole('status').textContent).toContain('We’ve sent a link to bo@example.com')
})

test('passwords that differ are said so, and nothing is sent', async () => {
	const asked = stubServer({ [registerRoute]: created })
	await renderSignInPages('/register')
	signUp('tea at half past five')
	await screen.findByText('Passwords do not match')
	expect(asked.map(({ route }) => route)).not.toContain(registerRoute)
})

test('the button says what it does while it does it', async () => {
	stubServer({ [registerRoute]: () => new Promise<Response>(() => {}) })
	await renderSignInPages('/register')
	signUp()
	await waitFor(() => expect(button().textContent).toBe('Creating Account...'))
	expect(button().disabled).toBe(true)
})

test.each<[unknown, string]>([
	[{ detail: 'Too common.', code: 'password_too_weak' }, 'Too common.'],
	[{ detail: 'Look.', code: 'bad_request', fields: { email: ['Odd.'] } }, 'Look.'],
	[{ fields: { email: ['Odd.'] } }, 'Odd.'],
	[{ password1: ['Too short.', 'Too common.'], email: ['Odd.'] }, 'Too short.'],
	[{ email: 'Odd.' }, 'Odd.'],
	[{}, 'Registration failed. Please try again.'],
	['<html>', 'Registration failed. Please try again.'],
])('the refusal %j reads "%s"', async (body, sentence) => {
	stubServer({ [registerRoute]: () => answer(400, body) })
	await renderSignInPages('/register')
	signUp()
	await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
	expect(field('Email').value).toBe('bo@example.com')
})

test('a server that does not answer has failed the registration', async () => {
	stubServer({ [registerRoute]: () => Promise.reject(new TypeError('fetch failed')) })
	await renderSignInPages('/register')
	signUp()
	await screen.findByText('Registration failed. Please try again.')
})

test.each([
	['claimed', () => answer(200, { session_id: sessionId, status: 'pending', message: '' })],
	['refused', () => refusal(401, 'signed_out', 'x')],
	['not answered', () => Promise.reject(new TypeError('fetch failed'))],
])('a waiting analysis is claimed with the ticket; %s, the sign-up succeeds', async (_, claim) => {
	const asked = stubServer({ [registerRoute]: created, [claimRoute]: claim })
	rememberClaim(sessionId)
	await renderSignInPages('/register')
	signUp()
	await screen.findByRole('heading', { name: 'Registration Successful!' })
	expect(asked.find(({ route }) => route === claimRoute)).toEqual({
		route: claimRoute,
		body: { session_id: sessionId, ticket: 'ticket' },
		token: null,
	})
	expect(window.sessionStorage.getItem('claim_session_id')).toBe(sessionId)
})

test('without a waiting analysis nothing is claimed', async () => {
	const asked = stubServer({ [registerRoute]: created })
	await renderSignInPages('/register')
	signUp()
	await screen.findByRole('heading', { name: 'Registration Successful!' })
	expect(asked.map(({ route }) => route)).not.toContain(claimRoute)
})

test('a waiting analysis is claimed by the next sign-in, once', async () => {
	const user = sampleUser()
	const claimed = { session_id: sessionId, status: 'claimed', message: '', cv_id: null }
	const asked = stubServer({ [claimRoute]: () => answer(200, claimed) })
	rememberClaim(sessionId)
	await renderSignInPages('/anywhere', { user })
	await waitFor(() => expect(window.sessionStorage.getItem('claim_session_id')).toBeNull())
	const claims = asked.filter(({ route }) => route === claimRoute)
	expect(claims.map(({ body }) => body)).toEqual([{ session_id: sessionId }])
})

test('what was set aside in the report stays set aside in the CV that is claimed', async () => {
	const cvId = '01939d0e-0000-7000-8000-000000000077'
	const claimed = { session_id: sessionId, status: 'claimed', message: '', cv_id: cvId }
	const design = { ...defaultDesign(), dismissedChecks: ['H08'] }
	const at = '2026-01-02T03:04:05.000Z'
	const cv = {
		id: cvId,
		title: '',
		document: emptyCv(),
		design,
		visibility: 'private',
		revision: 3,
	}
	const asked = stubServer({
		[claimRoute]: () => answer(200, claimed),
		[`GET /api/cvs/${cvId}/`]: () => answer(200, { ...cv, createdAt: at, updatedAt: at }),
		[`PATCH /api/cvs/${cvId}/`]: () => answer(200, { id: cvId, revision: 4, updatedAt: at }),
	})
	storeDismissed(sessionId, ['C04', 'H08'])
	rememberClaim(sessionId)
	await renderSignInPages('/anywhere', { user: sampleUser() })
	await waitFor(() => expect(window.sessionStorage.getItem('claim_session_id')).toBeNull())
	const change = asked.find(({ route }) => route.startsWith('PATCH'))
	expect(change).toMatchObject({
		ifMatch: '"3"',
		body: { design: { ...design, dismissedChecks: ['H08', 'C04'] } },
	})
	window.localStorage.clear()
})

test('a claim that the server refuses is given up, one that it cannot answer is kept', async () => {
	const user = sampleUser()
	const asked = stubServer({ [claimRoute]: () => refusal(503, 'server_busy', 'x') })
	rememberClaim(sessionId)
	await renderSignInPages('/anywhere', { user })
	await waitFor(() => expect(asked.map(({ route }) => route)).toContain(claimRoute))
	expect(window.sessionStorage.getItem('claim_session_id')).toBe(sessionId)
	cleanup()
	stubServer({ [claimRoute]: () => refusal(404, 'session_not_found', 'x') })
	await renderSignInPages('/anywhere', { user })
	await waitFor(() => expect(window.sessionStorage.getItem('claim_session_id')).toBeNull())
})
