import type { Cv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { ApplicationsScreen } from './applications-screen.tsx'
import { sampleApplication } from './sample-application.ts'
import { commonStages } from './stage-names.ts'

afterEach(cleanup)

const at = '2026-11-02T09:00:00.000Z'
const cv: Cv = {
	...{ id: '0199a7a2-0000-7000-8000-0000000000aa', title: 'Bakery', visibility: 'private' },
	document: cvDocumentSchema.parse({ personalInfo: { firstName: 'Ada', lastName: 'Bell' } }),
	...{ design: defaultDesign(), revision: 1, createdAt: at, updatedAt: at },
}
const listed = {
	...{ id: cv.id, title: cv.title, personName: 'Ada Bell', headline: '', templateId: 'x' },
	...{ visibility: 'private', revision: 1, createdAt: at, updatedAt: at, deletedAt: null },
}

function open(kept: Application, cvs: object[] = [listed]) {
	const save = ({ body }: StubRequest) => answer(200, { ...kept, ...Object(body), revision: 2 })
	const asked = stubServer({
		'GET /api/applications/?q=': () => answer(200, { applications: [kept], count: 1, most: 1000 }),
		'GET /api/application-stages/': () => answer(200, { order: commonStages, own: [], most: 12 }),
		'GET /api/application-reminders/': () => answer(200, { isOn: true, canSend: true }),
		[`GET /api/applications/${kept.id}/`]: () => answer(200, kept),
		[`PATCH /api/applications/${kept.id}/`]: save,
		'GET /api/cvs/?limit=100': () => answer(200, { cvs, nextCursor: null }),
		[`GET /api/cvs/${cv.id}/`]: () => answer(200, cv),
	})
	const path = '/applications'
	showPage(ApplicationsScreen, { path, at: `${path}?open=${kept.id}`, user: sampleUser() })
	return () => asked.filter(({ route }) => route.startsWith('PATCH'))
}

test('a letter begins from a CV and is saved; it is not copied with gaps unasked', async () => {
	const changes = open(sampleApplication())
	fireEvent.click(await screen.findByRole('button', { name: 'Begin a letter' }))
	const begin = await screen.findByRole('button', { name: 'Begin the letter' })
	await waitFor(() => expect(begin).toHaveProperty('disabled', false))
	fireEvent.click(begin)
	await screen.findByText(/no words of the advert here/, undefined, { timeout: 40_000 })
	await waitFor(() => expect(changes()).toHaveLength(1), { timeout: 4000 })
	expect(Object(changes()[0]?.body).coverLetter).toMatch(
		/^Dear hiring team,\n\nI am applying for the post of Baker at Crust\. \[/,
	)

	const field = screen.getByLabelText<HTMLTextAreaElement>('The words of your letter')
	fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
	await screen.findByText(/^4 gaps still open/)
	fireEvent.click(screen.getByRole('button', { name: 'Fill in the first' }))
	await waitFor(() => expect(document.activeElement).toBe(field))
	const selected = field.value.slice(field.selectionStart, field.selectionEnd)
	expect(selected).toMatch(/^\[Why this work.*\]$/)
})

test('without a CV there is nothing to begin from', async () => {
	open(sampleApplication({ coverLetter: 'Dear Ann,' }), [])
	fireEvent.click(await screen.findByRole('button', { name: 'Begin anew from my CV' }))
	await screen.findByText(/there is none in your account yet/)
	expect(screen.queryByText(/gap/)).toBeNull()
})
