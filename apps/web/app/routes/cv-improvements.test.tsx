import type { Cv } from '@app/contract'
import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storageKey } from '#shared/common-storage-keys.ts'
import { toForm } from '#shared/cv-form-data.ts'
import { serialiseForm } from '#shared/cv-form-storage.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import CvImprovements from './cv-improvements.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const before = 'Responsible for cleaning patient rooms'
const document = cvDocumentSchema.parse({
	experience: [
		{ id: 'ward', jobTitle: 'Cleaner', achievements: [before, 'Duties included serving meals'] },
	],
})
const cv: Cv = {
	id: '0190a000-0000-7000-8000-000000000001',
	title: 'Ward CV',
	document,
	revision: 7,
	design: defaultDesign(),
	visibility: 'private',
	createdAt: '2026-01-02T03:04:05.000Z',
	updatedAt: '2026-01-02T03:04:05.000Z',
}
const path = '/cv-writer/improvements/:cvId'
const row = () => screen.getByRole('listitem', { name: `Cleaner: ${before}` })
const linesOf = (body: unknown) =>
	cvDocumentSchema.parse(Object(body).document).experience[0]?.achievements

test('accepted lines make one version of the CV as it was seen, and undo brings the old words back', async () => {
	let revision = cv.revision
	const asked = stubServer({
		[`GET /api/cvs/${cv.id}/`]: () => answer(200, cv),
		[`PATCH /api/cvs/${cv.id}/`]: () => {
			revision += 1
			return answer(200, { id: cv.id, revision, updatedAt: cv.updatedAt })
		},
	})
	showPage(CvImprovements, { path, at: path.replace(':cvId', cv.id), user: sampleUser() })
	await screen.findByRole('heading', { name: 'Better wording' })
	fireEvent.keyDown(row(), { key: 'a' })
	fireEvent.click(screen.getByRole('button', { name: 'Save 1 new line' }))
	await screen.findByText('Saved 1 new line as a new version.')
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	await waitFor(() => expect(row()).toBeTruthy())
	const [saved, undone] = asked.filter(({ route }) => route.startsWith('PATCH'))
	expect([saved?.ifMatch, undone?.ifMatch]).toEqual(['"7"', '"8"'])
	expect(saved?.body).toMatchObject({ reason: 'ai' })
	expect(linesOf(saved?.body)).toEqual(['Cleaned patient rooms', 'Duties included serving meals'])
	expect(linesOf(undone?.body)).toEqual(document.experience[0]?.achievements)
})

test('what a person answers, also that they do not know, is kept as a fact of the CV', async () => {
	const asked = stubServer({
		[`GET /api/cvs/${cv.id}/`]: () => answer(200, cv),
		[`PATCH /api/cvs/${cv.id}/`]: () =>
			answer(200, { id: cv.id, revision: 8, updatedAt: cv.updatedAt }),
	})
	showPage(CvImprovements, { path, at: path.replace(':cvId', cv.id), user: sampleUser() })
	await screen.findByRole('heading', { name: 'Better wording' })
	const unknown = within(row()).getByRole('button', { name: 'I don’t know' })
	fireEvent.click(unknown)
	fireEvent.click(screen.getByRole('button', { name: 'Save 1 answer' }))
	await screen.findByText('Saved 1 answer as a new version.')
	const saved = asked.find(({ route }) => route.startsWith('PATCH'))
	const { facts, experience } = cvDocumentSchema.parse(Object(saved?.body).document)
	expect(facts).toMatchObject([{ itemId: 'ward', line: 'Cleaned patient rooms', answer: '' }])
	expect(experience).toEqual(document.experience)
	expect(screen.queryByRole('button', { name: /^Save 1 answer/ })).toBeNull()
})

test('where nothing can be improved there is nothing to save', async () => {
	const good = cvDocumentSchema.parse({ experience: [{ id: 'ward', jobTitle: 'Cleaner' }] })
	stubServer({ [`GET /api/cvs/${cv.id}/`]: () => answer(200, { ...cv, document: good }) })
	showPage(CvImprovements, { path, at: path.replace(':cvId', cv.id), user: sampleUser() })
	await screen.findByText(/There are no lines about your work yet/)
	expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('a guest goes through the lines by keyboard: R keeps, E edits, and arrows move on', async () => {
	const stored = { data: toForm({ document, design: defaultDesign() }), lastSaved: null }
	localStorage.setItem(storageKey, serialiseForm({ ...stored, replaced: [] }))
	showPage(CvImprovements, { path, at: '/cv-writer/improvements/local' })
	await screen.findByRole('heading', { name: 'Better wording' })
	row().focus()
	fireEvent.keyDown(row(), { key: 'r' })
	expect(row().dataset.verdict).toBe('refused')
	const next = screen.getByRole('listitem', { name: /serving meals/ })
	expect(globalThis.document.activeElement).toBe(next)
	fireEvent.keyDown(next, { key: 'e' })
	const area = screen.getByLabelText('Your wording of: Duties included serving meals')
	fireEvent.change(area, { target: { value: 'Served meals on two wards' } })
	fireEvent.keyDown(area, { key: 'Enter' })
	fireEvent.click(screen.getByRole('button', { name: 'Save 1 new line' }))
	await screen.findByText('Saved 1 new line as a new version.')
	expect(localStorage.getItem(storageKey)).toContain('Served meals on two wards')
	expect(localStorage.getItem(storageKey)).toContain(before)
})

test('the improved CV comes as a PDF from where it was saved, and not before', async () => {
	const stored = { data: toForm({ document, design: defaultDesign() }), lastSaved: null }
	localStorage.setItem(storageKey, serialiseForm({ ...stored, replaced: [] }))
	const asked = stubServer({})
	showPage(CvImprovements, { path, at: '/cv-writer/improvements/local' })
	await screen.findByRole('heading', { name: 'Better wording' })
	fireEvent.keyDown(row(), { key: 'a' })
	expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
	fireEvent.click(screen.getByRole('button', { name: 'Save 1 new line' }))
	fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }))
	await waitFor(() => expect(asked.at(-1)?.route).toBe('POST /api/typeset/export/'))
	expect(asked.at(-1)?.body).toMatchObject({ format: 'pdf', carriesData: false })
	expect(linesOf(asked.at(-1)?.body)).toContain('Cleaned patient rooms')
})
