import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import CvWriterCreate from './cv-writer-create.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
	cleanup()
	localCvMover.dismiss()
})

const path = '/cv-writer/create'
const design = emptyFormData().design

function write(professionalSummary: string) {
	const data = { ...emptyFormData(), professionalSummary }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
}

const accept = ({ body }: StubRequest) =>
	answer(200, { design, ...(body as object), revision: 1, title: 'My CV' })
const idOf = ({ body }: StubRequest) => (body as { id: string }).id

test('a guest writes in this browser', async () => {
	stubServer({})
	showPage(CvWriterCreate, { path })
	expect(await screen.findByLabelText('First name')).toBeTruthy()
	expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
		'/cv-writer/preview/local',
	)
	fireEvent.click(screen.getByRole('button', { name: 'Share' }))
	expect(await screen.findByRole('dialog', { name: 'Share your CV' })).toBeTruthy()
})

test('whoever is signed in goes on in their account with what this browser holds', async () => {
	write('Careful.')
	const asked = stubServer({ 'POST /api/cvs/': accept })
	const { router } = showPage(CvWriterCreate, {
		path,
		at: `${path}?section=experience`,
		user: sampleUser(),
	})
	await screen.findByText('Another page')
	const [made] = asked
	expect(made?.body).toMatchObject({ document: { professionalSummary: 'Careful.' } })
	const { pathname, search } = router.state.location
	expect(pathname + search).toBe(`/cv-writer/edit/${made && idOf(made)}?section=experience`)
	expect(readStoredForm().status).toBe('empty')
})

test('with nothing in this browser a new CV is begun in the account, once', async () => {
	const asked = stubServer({ 'POST /api/cvs/': accept })
	const { router } = showPage(CvWriterCreate, { path, user: sampleUser() })
	await screen.findByText('Another page')
	expect(new Set(asked.map(idOf)).size).toBe(1)
	expect(asked[0]?.body).toMatchObject({ document: { personalInfo: { city: 'Sheffield' } } })
	expect(router.state.location.pathname).toContain('/cv-writer/edit/')
})

test('an account that takes nothing loses nothing, and writing goes on here', async () => {
	write('Careful.')
	stubServer({ 'POST /api/cvs/': () => refusal(409, 'too_many_cvs', 'Your account is full.') })
	showPage(CvWriterCreate, { path, user: sampleUser() })
	await screen.findByText(/Your account is full. Your CV in this browser is safe/)
	fireEvent.click(screen.getByRole('button', { name: 'Write in this browser' }))
	expect(await screen.findByLabelText('First name')).toBeTruthy()
	expect(readStoredForm().status).toBe('found')
})

test('a guest who signs in elsewhere goes on with the same CV in the account', async () => {
	write('Careful.')
	const asked = stubServer({ 'POST /api/cvs/': accept })
	const { session } = showPage(CvWriterCreate, { path })
	fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Ada' } })
	await session.adopt(
		{ access: 'token', refresh: 'refresh', user: sampleUser() },
		{ isRemembered: true },
	)
	await screen.findByText('Another page')
	await waitFor(() => expect(readStoredForm().status).toBe('empty'))
	expect(asked.at(-1)?.body).toMatchObject({
		document: { personalInfo: { firstName: 'Ada' }, professionalSummary: 'Careful.' },
	})
})
