import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import Profile from './profile.tsx'

afterEach(cleanup)

type Routes = Parameters<typeof stubServer>[0]

const phone = '0190a1b2-0000-7000-8000-0000000000aa'
const laptop = '0190a1b2-0000-7000-8000-0000000000bb'
const since = { createdAt: '2026-09-03T10:00:00.000Z', expiresAt: '2027-01-03T10:00:00.000Z' }
const sessions = [
	{ id: phone, device: 'Safari on iOS', method: 'google', isCurrent: false, ...since },
	{ id: laptop, device: 'Firefox on Linux', method: 'password', isCurrent: true, ...since },
].map((session) => ({ ...session, lastUsedAt: '2026-09-03T11:00:00.000Z' }))

const providers = [
	{ id: 'google', name: 'Google', isConfigured: true },
	{ id: 'github', name: 'GitHub', isConfigured: true },
	{ id: 'linkedin_oauth2', name: 'LinkedIn', isConfigured: false },
]

function open(more: Routes = {}, user = sampleUser()) {
	const asked = stubServer({
		'GET /api/auth/sessions/': () => answer(200, { sessions }),
		'GET /api/auth/social/': () => answer(200, { providers }),
		...more,
	})
	const page = showPage(Profile, { path: '/profile', user })
	const bodiesOf = (route: string) =>
		asked.filter((request) => request.route === route).map(({ body }) => body)
	return { ...page, asked, bodiesOf }
}

const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const part = (name: string) => within(screen.getByRole('region', { name }))

test('details are saved and belong to the person from then on', async () => {
	const { session, bodiesOf, asked } = open({
		'PATCH /api/auth/profile/': ({ body }) => answer(200, { ...sampleUser(), ...(body as object) }),
	})
	expect(screen.getByLabelText('Town or city')).toHaveProperty('value', 'Sheffield')
	type('Headline', ' Ward sister ')
	fireEvent.blur(screen.getByLabelText('Headline'))
	press('Save changes')
	await waitFor(() => expect(session.getState().user?.headline).toBe('Ward sister'))
	expect(bodiesOf('PATCH /api/auth/profile/')).toEqual([
		{
			firstName: 'Siobhán',
			lastName: 'O’Donnell',
			headline: 'Ward sister',
			phone: '',
			city: 'Sheffield',
			country: '',
		},
	])
	expect(asked.find(({ route }) => route.startsWith('PATCH'))?.token).toBeTruthy()
})

test('details that are refused stay as they were typed', async () => {
	open({ 'PATCH /api/auth/profile/': () => refusal(503, 'server_busy', 'Busy.') })
	type('Town or city', 'Leeds')
	press('Save changes')
	await screen.findByText('Busy.')
	expect(screen.getByLabelText('Town or city')).toHaveProperty('value', 'Leeds')
})

test('a new email is asked for with the password, and the old one stays until it is confirmed', async () => {
	const { bodiesOf } = open({
		'POST /api/auth/email/change/': () => answer(200, { detail: 'A letter went to the new one.' }),
	})
	press('Change email')
	type('New email', 'new@example.com')
	type('Your password', 'seven quiet otters')
	press('Send link')
	await screen.findByText('A letter went to the new one.')
	expect(bodiesOf('POST /api/auth/email/change/')).toEqual([
		{ email: 'new@example.com', currentPassword: 'seven quiet otters' },
	])
	expect(part('Email').getByText('siobhan@example.com')).toBeTruthy()
})

test('a wrong password is said and nothing that was typed is lost', async () => {
	const fields = { currentPassword: ['This is not your password.'] }
	const body = { detail: 'Wrong.', code: 'current_password_wrong', fields }
	open({ 'POST /api/auth/password/change/': () => answer(400, body) })
	press('Change password')
	type('Current password', 'wrong')
	type('New password', 'eight quiet otters')
	type('Confirm new password', 'eight quiet otters')
	press('Save password')
	await screen.findByText('This is not your password.')
	expect(screen.getByLabelText('New password')).toHaveProperty('value', 'eight quiet otters')
})

test('a changed password folds its form away and looks again who is signed in', async () => {
	const { bodiesOf } = open({
		'POST /api/auth/password/change/': () => answer(200, { detail: 'Changed.' }),
	})
	await screen.findByText('Safari on iOS')
	press('Change password')
	type('Current password', 'seven quiet otters')
	type('New password', 'eight quiet otters')
	type('Confirm new password', 'eight quiet otters')
	press('Save password')
	await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
	await waitFor(() => expect(bodiesOf('GET /api/auth/sessions/')).toHaveLength(2))
	expect(document.activeElement?.textContent).toBe('Change password')
})

test('an account without a password chooses one, and has it from then on', async () => {
	const { bodiesOf } = open(
		{ 'POST /api/auth/password/change/': () => answer(200, { detail: 'Set.' }) },
		sampleUser({ hasPassword: false, providers: ['google'] }),
	)
	press('Choose a password')
	expect(screen.queryByLabelText('Current password')).toBeNull()
	type('New password', 'eight quiet otters')
	type('Confirm new password', 'eight quiet otters')
	press('Save password')
	await screen.findByRole('button', { name: 'Change password' })
	expect(bodiesOf('POST /api/auth/password/change/')).toEqual([
		{ currentPassword: '', password1: 'eight quiet otters', password2: 'eight quiet otters' },
	])
})

test('this browser stands first and has no way to be signed out here', async () => {
	open()
	await screen.findByText('Safari on iOS')
	const rows = part('Where you’re signed in').getAllByRole('listitem')
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^Firefox on LinuxThis browser.*with your password on 3 Sept 2026$/),
		expect.stringMatching(/^Safari on iOSSigned in with Google.*Sign out$/),
	])
})

test('another session is signed out and leaves the list', async () => {
	let left = sessions
	open({
		'GET /api/auth/sessions/': () => answer(200, { sessions: left }),
		[`DELETE /api/auth/sessions/${phone}/`]: () => {
			left = sessions.filter(({ id }) => id !== phone)
			return new Response(null, { status: 204 })
		},
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Sign out of Safari on iOS' }))
	await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
	expect(screen.getByText('Firefox on Linux')).toBeTruthy()
})

test('all other sessions are signed out at once', async () => {
	const third = { ...sessions[0], id: '0190a1b2-0000-7000-8000-0000000000cc' }
	let left = [...sessions, third]
	open({
		'GET /api/auth/sessions/': () => answer(200, { sessions: left }),
		'DELETE /api/auth/sessions/': () => {
			left = left.slice(1, 2)
			return new Response(null, { status: 204 })
		},
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
	await waitFor(() => expect(screen.queryAllByText('Safari on iOS')).toEqual([]))
})

test('sessions that cannot be listed can be asked for again', async () => {
	let isUp = false
	open({
		'GET /api/auth/sessions/': () =>
			isUp ? answer(200, { sessions }) : refusal(503, 'server_busy', 'Busy.'),
	})
	await screen.findByText('Busy.', {}, { timeout: 5000 })
	isUp = true
	press('Try again')
	await screen.findByText('Safari on iOS')
})

test('each service says whether it is connected', async () => {
	open({}, sampleUser({ providers: ['google'] }))
	await screen.findByText('GitHub')
	const rows = part('Connected services').getAllByRole('listitem')
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		'GoogleConnected',
		'GitHubNot connected',
		'LinkedInSoon',
	])
})

test('all data is saved as the file that the server names', async () => {
	const zip = new Response('zip', {
		headers: { 'content-disposition': 'attachment; filename="ella-siobhan.zip"' },
	})
	const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		expect(this.download).toBe('ella-siobhan.zip')
	})
	const { asked } = open({ 'GET /api/auth/account/export/': () => zip })
	press('Download my data (zip)')
	await waitFor(() => expect(saved).toHaveBeenCalledOnce())
	expect(asked.find(({ route }) => route.includes('export'))?.token).toBeTruthy()
})

test('an account is deleted with its password, and the session ends', async () => {
	const { session, bodiesOf } = open({
		'POST /api/auth/account/delete/': () =>
			answer(200, { detail: 'Until 5 Dec 2026.', deletionAt: '2026-12-05T10:00:00.000Z' }),
	})
	press('Delete my account')
	press('Delete my account')
	await screen.findByText('Enter your password.')
	expect(bodiesOf('POST /api/auth/account/delete/')).toEqual([])
	type('Your password', 'seven quiet otters')
	press('Delete my account')
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	expect(bodiesOf('POST /api/auth/account/delete/')).toEqual([
		{ currentPassword: 'seven quiet otters' },
	])
})

test('an account without a password is deleted with a word', async () => {
	const { session } = open(
		{
			'POST /api/auth/account/delete/': () =>
				answer(200, { detail: 'Until then.', deletionAt: '2026-12-05T10:00:00.000Z' }),
		},
		sampleUser({ hasPassword: false }),
	)
	press('Delete my account')
	type('Type “delete” to continue', 'remove')
	press('Delete my account')
	await screen.findByText('Type “delete”.')
	type('Type “delete” to continue', 'Delete')
	press('Delete my account')
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
})

test('an account that is going to be deleted says when, and can be kept', async () => {
	const { session } = open(
		{ 'POST /api/auth/account/keep/': () => answer(200, sampleUser()) },
		sampleUser({ deletionAt: '2026-12-05T10:00:00.000Z' }),
	)
	expect(part('Delete account').getByText('5 Dec 2026')).toBeTruthy()
	press('Keep my account')
	await waitFor(() => expect(session.getState().user?.deletionAt).toBeNull())
	expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy()
})
