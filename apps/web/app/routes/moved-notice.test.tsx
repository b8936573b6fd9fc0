import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LocalCvMoveNotice } from '#features/layout/local-cv-move-notice.tsx'
import { MoveLocalCvsAfterSignIn } from '#features/sign-in/move-local-cvs-after-sign-in.tsx'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
// Imported here, because loading these modules on demand can take a busy machine longer than a test waits.
import '#features/layout/local-cv-move-outcomes.tsx'
import '#shared/local-cvs/move-local-cvs.ts'

beforeEach(() => {
	localStorage.clear()
	const data = { ...emptyFormData(), professionalSummary: 'Careful.' }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
})
afterEach(() => {
	cleanup()
	localCvMover.dismiss()
})

const Page = () => (
	<>
		<MoveLocalCvsAfterSignIn />
		<LocalCvMoveNotice />
	</>
)
const accept = ({ body }: StubRequest) => answer(200, { ...(body as object), revision: 1 })

test('a guest is told nothing, and keeps what they wrote', () => {
	const asked = stubServer({})
	showPage(Page, { path: '/profile' })
	expect([screen.queryByRole('button'), asked]).toEqual([null, []])
})

test('after a sign-in the CV is in the account, and where it is is said', async () => {
	const asked = stubServer({ 'POST /api/cvs/': accept })
	showPage(Page, { path: '/profile', user: sampleUser() })
	await screen.findByText(/“My CV” has moved from this browser to your account/)
	const [made] = asked
	const { id } = (made?.body ?? {}) as { id?: string }
	const link = screen.getByRole('link', { name: 'Open it' })
	expect(link.getAttribute('href')).toBe(`/cv-writer/edit/${id}`)
	expect(id).toBeTruthy()
	expect(readStoredForm().status).toBe('empty')
})

test('undo takes it out of the account and puts it back into this browser', async () => {
	const asked = stubServer({
		'POST /api/cvs/': (request) => {
			const { id } = request.body as { id: string }
			routes[`DELETE /api/cvs/${id}/`] = () => new Response(null, { status: 204 })
			return accept(request)
		},
	})
	const routes: Parameters<typeof stubServer>[0] = {}
	const first = globalThis.fetch
	globalThis.fetch = async (url, init) => {
		const own = routes[`${init?.method ?? 'GET'} ${String(url)}`]
		return own ? own({ route: String(url), body: null, token: null }) : first(url, init)
	}
	showPage(Page, { path: '/profile', user: sampleUser() })
	fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
	await waitFor(() => expect(readStoredForm().status).toBe('found'))
	expect(asked.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1)
})

test('a full account says so, and the CV stays where it is', async () => {
	stubServer({ 'POST /api/cvs/': () => refusal(409, 'too_many_cvs', 'Your account is full.') })
	showPage(Page, { path: '/profile', user: sampleUser() })
	await screen.findByText(/isn’t in your account yet. It’s safe here. Your account is/)
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
	expect(readStoredForm().status).toBe('found')
})
