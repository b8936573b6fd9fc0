import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import ResetPassword from './reset-password.tsx'
import ResetPasswordConfirm from './reset-password-confirm.tsx'

afterEach(cleanup)

const requestCall = 'POST /api/auth/password/reset/'
const confirmCall = 'POST /api/auth/password/reset/confirm/'
const goodPassword = 'seven quiet otters'

const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const askFor = (email: string) => {
	showPage(ResetPassword, { path: '/reset-password' })
	type('Email', email)
	press('Send link')
}

const openLink = (address = '?key=abc') =>
	showPage(ResetPasswordConfirm, {
		path: '/reset-password-confirm',
		at: `/reset-password-confirm${address}`,
		user: sampleUser(),
	})
const choose = (password1: string, password2 = password1) => {
	type('New password', password1)
	type('Confirm new password', password2)
	press('Save password')
}

test('asking for a link says the sentence of the server and where the letter goes', async () => {
	const asked = stubServer({ [requestCall]: () => answer(200, { detail: 'A letter is coming.' }) })
	askFor(' ann@example.com ')
	await screen.findByText('A letter is coming.')
	expect(screen.getByText('ann@example.com')).toBeTruthy()
	expect(asked.map(({ body }) => body)).toEqual([{ email: 'ann@example.com' }])
	press('Use another address or resend')
	expect(screen.getByLabelText('Email')).toBeTruthy()
})

test('what is no address is not sent', async () => {
	const asked = stubServer({})
	askFor('ann@')
	await screen.findByText('Please enter an email address such as name@example.com.')
	expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
	expect(asked).toEqual([])
})

test('too many requests are said, and the address is still there', async () => {
	stubServer({ [requestCall]: () => refusal(429, 'too_many_requests', 'Wait a minute.') })
	askFor('ann@example.com')
	expect((await screen.findByText('Wait a minute.')).closest('[role=alert]')).toBeTruthy()
	expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.com')
})

test.each(['?key=abc', '#key=abc'])('a new password is saved with the secret in %s', async (at) => {
	const asked = stubServer({ [confirmCall]: () => answer(200, { detail: 'Done.' }) })
	const { session } = openLink(at)
	choose(goodPassword)
	await screen.findByRole('heading', { name: 'Password changed' })
	expect(asked[0]?.body).toEqual({
		key: 'abc',
		password1: goodPassword,
		password2: goodPassword,
	})
	expect(session.getState().status).toBe('signed-out')
	expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})

test('passwords that differ or are short are not sent', async () => {
	const asked = stubServer({})
	openLink()
	choose(goodPassword, 'seven quiet badgers')
	await screen.findByText('Passwords do not match')
	choose('short')
	await screen.findByText('Use at least 10 characters.')
	expect(asked).toEqual([])
})

test('what the server finds wrong with a password stands at its field', async () => {
	const body = {
		detail: 'Weak.',
		code: 'password_too_weak',
		fields: { password1: ['Too common.'] },
	}
	stubServer({ [confirmCall]: () => answer(400, body) })
	openLink()
	choose(goodPassword)
	await screen.findByText('Too common.')
	expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
})

test('a link that is used or too old leads to a new one', async () => {
	stubServer({ [confirmCall]: () => refusal(410, 'link_expired', 'Gone.') })
	openLink()
	choose(goodPassword)
	await screen.findByRole('heading', { name: 'This link no longer works' })
	const again = screen.getByRole('link', { name: 'Send a new link' })
	expect(again.getAttribute('href')).toBe('/reset-password')
})

test('a link without its secret says so', () => {
	stubServer({})
	openLink('')
	expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
})

test('a password can be looked at', () => {
	stubServer({})
	openLink()
	press('Show new password')
	expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text')
	press('Hide new password')
	expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password')
})
