import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { newFormData, readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { listLocalCvs } from '#shared/local-cvs/local-cvs.ts'
import { session } from '#shared/session/session.ts'
import { createSignal, loadingState, type SessionState } from '#shared/session/session-state.ts'
import { SessionContext } from '#shared/session/use-session.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import CvWriter from './cv-writer.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const path = '/cv-writer'
const user = sampleUser()
const latest = 'GET /api/cvs/?sort=updated&limit=1'
const goOn = { name: 'Continue with your latest CV' }

test('whoever has a CV in their account gets back to it', async () => {
	stubServer({ [latest]: () => answer(200, { cvs: [{ id: 'a' }], nextCursor: null }) })
	showPage(CvWriter, { path, user })
	const link = await screen.findByRole('link', goOn)
	expect(link.getAttribute('href')).toBe('/cv-writer/write')
})

test('who has none there is not led to a blank one', async () => {
	const asked = stubServer({ [latest]: () => answer(200, { cvs: [], nextCursor: null }) })
	showPage(CvWriter, { path, user })
	await screen.findByRole('heading', { name: 'Start from scratch' })
	await expect.poll(() => asked.map(({ route }) => route)).toContain(latest)
	expect(screen.queryByRole('link', goOn)).toBeNull()
})

test('the CV of this browser is shown, and kept in the list beside a new one', async () => {
	stubServer({ 'POST /api/typeset/preview/': () => new Promise<Response>(() => undefined) })
	const data = newFormData()
	const personalInfo = { ...data.personalInfo, firstName: 'Ada', lastName: 'Byron' }
	writeStoredForm({ data: { ...data, personalInfo }, lastSaved: null, replaced: [] })
	const { router } = showPage(CvWriter, { path })
	const link = await screen.findByRole('link', { name: 'Continue writing' })
	expect(link.getAttribute('href')).toBe('/cv-writer/create')
	screen.getByRole('heading', { name: 'Ada Byron’s CV' })
	fireEvent.click(screen.getByRole('button', { name: 'Start a new one' }))
	await waitFor(() => expect(router.state.location.pathname).toBe('/cv-writer/create'))
	const reading = readStoredForm()
	if (reading.status !== 'found') throw new Error('Nothing is stored.')
	expect(reading.form.data.personalInfo.firstName).toBe('')
	expect((await listLocalCvs()).map(({ title }) => title)).toEqual(['Ada Byron’s CV'])
})

test('what was read waits until it is known who is signed in, and goes into their account', async () => {
	const results = sampleResults()
	const id = results.session_id
	const guest = '/api/ai_cv_parser/guest'
	const asked = stubServer({
		[`GET ${guest}/status/${id}/`]: () =>
			answer(200, {
				session_id: id,
				status: 'completed',
				message: 'Analysis complete!',
				progress: 100,
				error: null,
				code: null,
				expires_at: results.expires_at,
				poll_after_ms: null,
			}),
		[`GET ${guest}/results/${id}/`]: () => answer(200, results),
		'POST /api/cvs/': () => answer(200, { id: 'x' }),
	})
	const looking = lookingSession()
	const Page = () => (
		<SessionContext value={looking.session}>
			<CvWriter />
		</SessionContext>
	)
	const { router } = showPage(Page, { path, at: `${path}?session=${id}`, user })
	await screen.findByText('Checking whether you’re signed in')
	expect(asked).toEqual([])
	act(() => looking.find())
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toMatch(/^\/cv-writer\/edit\//)
	expect(readStoredForm().status).toBe('empty')
})

/** A session of which it is not known yet who is signed in. */
function lookingSession() {
	let state: SessionState = loadingState
	const changed = createSignal()
	const parts = { getState: () => state, subscribe: changed.subscribe }
	return {
		session: Object.assign(Object.create(session) as typeof session, parts),
		find: () => {
			state = { status: 'signed-in', user }
			changed.emit()
		},
	}
}
