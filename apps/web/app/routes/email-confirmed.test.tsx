import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import EmailConfirmed from './email-confirmed.tsx'

afterEach(cleanup)

const confirmCall = 'POST /api/auth/registration/verify-email/'
const resendCall = 'POST /api/auth/registration/resend-email/'
const confirmed = () => answer(200, { detail: 'Confirmed.', email: 'ann@example.com' })

const open = (address = '?key=abc', user?: ReturnType<typeof sampleUser>) =>
	showPage(EmailConfirmed, {
		path: '/email-confirmed',
		at: `/email-confirmed${address}`,
		...(user && { user }),
	})

test('the link confirms the address once, and the secret leaves the address bar', async () => {
	const asked = stubServer({ [confirmCall]: confirmed })
	const { router } = open()
	await screen.findByRole('heading', { name: 'Your email is confirmed' })
	expect(screen.getByText('ann@example.com')).toBeTruthy()
	await waitFor(() => expect(router.state.location.search).toBe(''))
	expect(screen.getByText('ann@example.com')).toBeTruthy()
	expect(asked.map(({ body }) => body)).toEqual([{ key: 'abc' }])
	expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})

test('a reload of a confirmed page still says so', async () => {
	stubServer({})
	const at = { pathname: '/email-confirmed', state: { confirmedEmail: 'ann@example.com' } }
	const { router } = open('')
	await router.navigate(at.pathname, { state: at.state })
	await screen.findByRole('heading', { name: 'Your email is confirmed' })
})

test('somebody signed in sees the changed address at once', async () => {
	const user = sampleUser({ email: 'old@example.com' })
	stubServer({
		[confirmCall]: confirmed,
		'GET /api/auth/user/': () => answer(200, { ...user, email: 'ann@example.com' }),
	})
	const { session } = open('?key=abc', user)
	await screen.findByRole('link', { name: 'Go to your profile' })
	await waitFor(() => expect(session.getState().user?.email).toBe('ann@example.com'))
})

test('a used link offers another letter, which is sent to the address that is typed', async () => {
	const asked = stubServer({
		[confirmCall]: () => refusal(410, 'link_expired', 'Gone.'),
		[resendCall]: () => answer(200, { detail: 'Another letter is coming.' }),
	})
	open()
	await screen.findByRole('heading', { name: 'This link no longer works' })
	fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } })
	fireEvent.click(screen.getByRole('button', { name: 'Send another link' }))
	await screen.findByText('Another letter is coming.')
	expect(asked.at(-1)?.body).toEqual({ email: 'ann@example.com' })
})

test('when the server is out of reach the link can be tried again', async () => {
	let isUp = false
	stubServer({
		[confirmCall]: () => (isUp ? confirmed() : refusal(503, 'server_busy', 'Busy.')),
	})
	open()
	await screen.findByText('Busy.')
	isUp = true
	fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
	await screen.findByRole('heading', { name: 'Your email is confirmed' })
})

test('without a secret the page says where to find it', () => {
	const asked = stubServer({})
	open('')
	expect(screen.getByText(/Open the link in the email/)).toBeTruthy()
	expect(asked).toEqual([])
})
