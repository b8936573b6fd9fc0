import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveReport } from '#features/save-report/save-report.tsx'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import CvAnalysisVerify from './cv-analysis-verify.tsx'

beforeEach(() => {
	window.sessionStorage.clear()
	window.localStorage.clear()
})
afterEach(cleanup)

const sessionId = '0190a1b2-0000-7000-8000-0000000000aa'
const requestCall = 'POST /api/ai_cv_parser/guest/request-verification/'
const claimCall = 'POST /api/ai_cv_parser/guest/claim/'
const claimed = () =>
	answer(200, { message: 'Kept.', session_id: sessionId, status: 'claimed', cv_id: null })

function openReport({ isSignedIn = false } = {}) {
	const onEnter = vi.fn()
	const onKept = vi.fn()
	const props = { sessionId, isSignedIn, onEnter, onKept }
	showPage(() => <SaveReport {...props} />, { path: '/cv-analysis' })
	return { onEnter, onKept }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sendTo = (email: string) => {
	press('Save this report')
	fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
	press('Send me the link')
}

test('a guest has the report sent to their email', async () => {
	const asked = stubServer({
		[requestCall]: () => answer(200, { message: 'We have sent an e-mail.', session_id: sessionId }),
	})
	openReport()
	sendTo('ann@example.com')
	await screen.findByText('We have sent an e-mail.')
	expect(asked.map(({ body }) => body)).toEqual([
		{ session_id: sessionId, email: 'ann@example.com', name: '' },
	])
})

test('the server’s own error is said, and without one what has failed', async () => {
	const { onEnter } = openReport()
	stubServer({ [requestCall]: () => refusal(403, 'guest_session_bound_elsewhere', 'Not yours.') })
	sendTo('ann@example.com')
	await screen.findByText('Not yours.')
	stubServer({ [requestCall]: () => answer(500, { error: 'Out of stamps' }) })
	press('Send me the link')
	await screen.findByText('Out of stamps')
	stubServer({ [requestCall]: () => new Response('<html>', { status: 502 }) })
	press('Send me the link')
	await screen.findByText('Failed to request verification')
	expect(onEnter).not.toHaveBeenCalled()
})

test('a guest can sign in or sign up to keep it', () => {
	stubServer({})
	const { onEnter } = openReport()
	press('Save this report')
	press('Create an account')
	press('Sign in')
	expect(onEnter.mock.calls).toEqual([['/register'], ['/login']])
})

test('somebody signed in keeps it with one press', async () => {
	const asked = stubServer({ [claimCall]: claimed })
	const { onKept } = openReport({ isSignedIn: true })
	press('Save to my account')
	await screen.findByText(/is saved in your account/)
	expect(asked.map(({ body }) => body)).toEqual([{ session_id: sessionId }])
	expect(onKept).toHaveBeenCalledOnce()
})

test('a report that is bound to somebody else cannot be kept, and says why', async () => {
	stubServer({ [claimCall]: () => refusal(403, 'guest_session_bound_elsewhere', 'Not yours.') })
	const { onKept } = openReport({ isSignedIn: true })
	press('Save to my account')
	await screen.findByText('Not yours.')
	expect(onKept).not.toHaveBeenCalled()
})

const verifyCall = 'GET /api/ai_cv_parser/guest/verify-email/abc/'
const verified = () =>
	answer(200, {
		message: 'Confirmed.',
		session_id: sessionId,
		email: 'ann@example.com',
		expires_at: '2026-11-22T10:00:00.000Z',
	})
const openLink = (user?: ReturnType<typeof sampleUser>) =>
	showPage(CvAnalysisVerify, {
		path: '/cv-analysis/verify/:token',
		at: '/cv-analysis/verify/abc',
		...(user && { user }),
	})

test('the link of the email opens the report on this device too', async () => {
	stubServer({ [verifyCall]: verified })
	openLink()
	const link = await screen.findByRole('link', { name: 'Open report' })
	expect(link.getAttribute('href')).toBe(`/cv-analysis?session=${sessionId}`)
	expect(window.localStorage.getItem('guest_cv_session')).toBe(sessionId)
})

test('from there a guest goes to sign up, with the way back and what to claim', async () => {
	stubServer({ [verifyCall]: verified })
	const { router } = openLink()
	fireEvent.click(await screen.findByRole('button', { name: 'Create an account' }))
	await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
	expect(router.state.location.state).toEqual({ from: `/cv-analysis?session=${sessionId}` })
	expect(window.sessionStorage.getItem('claim_session_id')).toBe(sessionId)
})

test('from there somebody signed in keeps it at once', async () => {
	stubServer({ [verifyCall]: verified, [claimCall]: claimed })
	openLink(sampleUser())
	fireEvent.click(await screen.findByRole('button', { name: 'Save to my account' }))
	await screen.findByText(/is saved in your account/)
})

test('a link that no longer works says so, and one that was not reached can be tried again', async () => {
	stubServer({ [verifyCall]: () => refusal(410, 'link_expired', 'It was used already.') })
	openLink()
	await screen.findByRole('heading', { name: 'This link no longer works' })
	cleanup()
	stubServer({ [verifyCall]: () => new Response('', { status: 502 }) })
	openLink()
	await screen.findByText('Failed to verify email')
	stubServer({ [verifyCall]: verified })
	press('Try again')
	await screen.findByRole('heading', { name: 'Your email is confirmed' })
})
