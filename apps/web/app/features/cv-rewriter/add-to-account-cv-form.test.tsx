import { defaultDesign, emptyCv, newItem } from '@app/cv'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toForm } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { doneElsewhere, storedUndoHistory } from '#shared/stored-undo-history.ts'
import { nearlyFull } from '#shared/test/nearly-full.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { AddToCvForm } from './add-to-cv-form.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const id = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const summary = {
	id,
	title: 'Nurse CV',
	personName: '',
	headline: '',
	templateId: '',
	visibility: 'private',
	sentTo: 0,
	revision: 4,
	createdAt: at,
	updatedAt: at,
	deletedAt: null,
}
const job = { ...newItem('experience', 'job'), jobTitle: 'Carer' }
const cv = {
	id,
	title: 'Nurse CV',
	visibility: 'private',
	revision: 4,
	createdAt: at,
	updatedAt: at,
	document: { ...emptyCv(), experience: [job] },
	design: defaultDesign(),
}
const Page = () => <AddToCvForm statements={['Trained 3 starters']} current={false} />
const routes = {
	'GET /api/cvs/?limit=100': () => answer(200, { cvs: [summary], nextCursor: null }),
	[`GET /api/cvs/${id}/`]: () => answer(200, cv),
}

test('whoever is signed in adds statements to a job of a CV of their account', async () => {
	const asked = stubServer({
		...routes,
		[`PATCH /api/cvs/${id}/`]: () => answer(200, { id, revision: 5, updatedAt: at }),
	})
	const { router } = showPage(Page, { path: '/cv-rewriter', user: sampleUser() })
	fireEvent.change(await screen.findByLabelText('Under'), { target: { value: 'job' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add to your CV' }))
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe(`/cv-writer/edit/${id}`)
	expect(asked.find(({ route }) => route.startsWith('PATCH'))?.body).toMatchObject({
		document: { experience: [{ jobTitle: 'Carer', achievements: ['Trained 3 starters'] }] },
	})
})

test('what is put in is a step of undo when the editor opens, for guests too', async () => {
	stubServer({
		...routes,
		[`PATCH /api/cvs/${id}/`]: () => answer(200, { id, revision: 5, updatedAt: at }),
	})
	const before = toForm(cv)
	const after = {
		...before,
		experience: [{ ...job, achievements: ['Trained 3 starters'] }],
	}
	const user = sampleUser()
	const member = showPage(Page, { path: '/cv-rewriter', user })
	fireEvent.change(await screen.findByLabelText('Under'), { target: { value: 'job' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add to your CV' }))
	await screen.findByText('Another page')
	const place = { cvId: id, ownerId: user.id }
	expect(storedUndoHistory(after, place)?.versionHistory).toEqual([before])
	expect(doneElsewhere(place)).toBe('Added one line to your CV.')
	member.unmount()

	writeStoredForm({ data: before, lastSaved: null, replaced: [] })
	showPage(Page, { path: '/cv-rewriter' })
	fireEvent.change(await screen.findByLabelText('Add them to'), { target: { value: 'job' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add to your CV' }))
	await screen.findByText('Another page')
	const guest = { cvId: 'local', ownerId: null }
	expect(storedUndoHistory(after, guest)?.versionHistory).toEqual([before])
	expect(doneElsewhere(guest)).toBe('Added one line to your CV.')
})

test('a press that comes twice adds once', async () => {
	showPage(Page, { path: '/cv-rewriter' })
	const button = screen.getByRole('button', { name: 'Add to your CV' })
	act(() => {
		button.click()
		button.click()
	})
	await screen.findByText('Another page')
	const reading = readStoredForm()
	if (reading.status !== 'found') throw new Error('Nothing was stored.')
	expect(reading.form.data.experience).toHaveLength(1)
})

test('where a new CV would be made, it says how little room is left', async () => {
	stubServer({ ...routes, ...nearlyFull.routes })
	showPage(Page, { path: '/cv-rewriter', user: sampleUser() })
	const choice = await screen.findByLabelText('Add them to')
	expect(screen.queryByText(nearlyFull.sentence)).toBeNull()
	fireEvent.change(choice, { target: { value: 'new' } })
	expect(await screen.findByText(nearlyFull.sentence)).toBeTruthy()
})

test('a refusal is said, and the statements are still there', async () => {
	stubServer({
		...routes,
		[`PATCH /api/cvs/${id}/`]: () => refusal(413, 'cv_too_large', 'This CV is too large.'),
	})
	showPage(Page, { path: '/cv-rewriter', user: sampleUser() })
	await screen.findByLabelText('Under')
	fireEvent.click(screen.getByRole('button', { name: 'Add to your CV' }))
	expect(await screen.findByText('This CV is too large.')).toBeTruthy()
})
