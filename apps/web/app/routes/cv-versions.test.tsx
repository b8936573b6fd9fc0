import type { Cv, CvVersionSummary } from '@app/contract'
import { type CvDocument, defaultDesign, emptyCv } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import CvVersions from './cv-versions.tsx'

beforeEach(() => {
	localStorage.clear()
	window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(cleanup)

const cvId = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const written = (professionalSummary: string): CvDocument => ({ ...emptyCv(), professionalSummary })

const cvNow = (changes: Partial<Cv> = {}): Cv => ({
	id: cvId,
	title: 'Nurse CV',
	visibility: 'private',
	revision: 7,
	document: written('Careful and kind.'),
	design: defaultDesign(),
	createdAt: at,
	updatedAt: at,
	...changes,
})
const version = (number: number, changes: Partial<CvVersionSummary> = {}): CvVersionSummary => ({
	id: `0190a000-0000-7000-8000-00000000010${number}`,
	cvId,
	number,
	label: '',
	reason: 'autosave',
	revision: number,
	createdAt: at,
	...changes,
})
const old = version(1, { label: 'Sent to Harbour', reason: 'manual' })
const middle = version(2, { reason: 'export' })

const path = `/api/cvs/${cvId}/`
const choice = 'GET /api/cvs/?limit=100'
const withWords = (summary: CvVersionSummary, words: string) => () =>
	answer(200, {
		...summary,
		title: 'Nurse CV',
		document: written(words),
		design: defaultDesign(),
	})

function show(at: string, routes: Parameters<typeof stubServer>[0] = {}, user = sampleUser()) {
	const asked = stubServer({
		[choice]: () => answer(200, { cvs: [], nextCursor: null }),
		[`GET ${path}`]: () => answer(200, cvNow()),
		[`GET ${path}versions/`]: () => answer(200, { versions: [middle, old], nextCursor: null }),
		[`GET ${path}versions/${old.id}/`]: withWords(old, 'Careful.'),
		[`GET ${path}versions/${middle.id}/`]: withWords(middle, 'Careful and quick.'),
		...routes,
	})
	const Page = () => (
		<>
			<CvVersions />
			<Toaster />
		</>
	)
	showPage(Page, { path: '/cv/versions', at, user })
	return asked
}

const here = `/cv/versions?cv=${cvId}`

test('what changed since a version is told word by word, also to those who hear it', async () => {
	show(`${here}&version=${old.id}`)
	await screen.findByRole('heading', { name: 'Sent to Harbour' })
	const profile = await screen.findByRole('region', { name: 'Profile' })
	expect(profile.textContent).toContain('Careful[added:  and kind] .')
	expect(profile.querySelector('ins')?.textContent).toContain('and kind')
})

test('a list of CVs that does not come keeps nobody from the versions of one', async () => {
	show(here, { [choice]: () => new Promise<Response>(() => undefined) })
	expect(await screen.findByText('Sent to Harbour')).toBeTruthy()
})

test('a version is compared with another one, the older one first', async () => {
	show(`${here}&version=${middle.id}&with=${old.id}`)
	const profile = await screen.findByRole('region', { name: 'Profile' })
	expect(profile.textContent).toContain('[added:  and quick]')
})

test('restoring names the revision that was seen, and undo brings back what was there', async () => {
	let revision = 7
	const restored = () => {
		revision += 1
		return answer(200, cvNow({ revision }))
	}
	const before = version(3, { revision: 7, id: '0190a000-0000-7000-8000-000000000103' })
	const asked = show(`${here}&version=${old.id}`, {
		[`POST ${path}versions/${old.id}/restore/`]: restored,
		[`GET ${path}versions/?limit=100`]: () =>
			answer(200, { versions: [before, middle, old], nextCursor: null }),
		[`POST ${path}versions/${before.id}/restore/`]: restored,
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Restore this version' }))
	fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
	await screen.findByText('Undone. Your CV is back as it was.')
	const posts = asked.filter(({ route }) => route.startsWith('POST'))
	expect(posts.map(({ route }) => route)).toEqual([
		`POST ${path}versions/${old.id}/restore/`,
		`POST ${path}versions/${before.id}/restore/`,
	])
	expect(posts.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"8"'])
})

test('a CV that changed in another place meanwhile is not restored, and that is said', async () => {
	show(`${here}&version=${old.id}`, {
		[`POST ${path}versions/${old.id}/restore/`]: () =>
			refusal(412, 'cv_changed_elsewhere', 'It changed elsewhere.'),
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Restore this version' }))
	await screen.findByText(/just changed somewhere else, so nothing was restored/)
})

test('a version is kept by hand and named', async () => {
	const asked = show(here, { [`POST ${path}versions/`]: () => answer(200, version(4)) })
	fireEvent.click(await screen.findByRole('button', { name: 'Save this version' }))
	fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: ' For Leeds ' } })
	fireEvent.click(screen.getByRole('button', { name: 'Save version' }))
	await screen.findByText('Version saved.')
	expect(asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ label: 'For Leeds' })
})

test('a version is given another name', async () => {
	const asked = show(`${here}&version=${old.id}`, {
		[`PATCH ${path}versions/${old.id}/`]: () => answer(200, old),
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Rename' }))
	fireEvent.change(screen.getByLabelText('Name of this version'), { target: { value: 'Mine' } })
	fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
	await waitFor(() =>
		expect(asked.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ label: 'Mine' }),
	)
})

test('a CV without versions says when one is made', async () => {
	show(here, { [`GET ${path}versions/`]: () => answer(200, { versions: [], nextCursor: null }) })
	await screen.findByText(/No versions yet/)
	expect(screen.getByRole('button', { name: 'Save this version' })).toBeTruthy()
})

test('somebody else’s CV is one that is not there', async () => {
	const gone = () => refusal(404, 'cv_not_found', 'There is no such CV.')
	show(here, { [`GET ${path}`]: gone, [`GET ${path}versions/`]: gone })
	await screen.findByRole('heading', { name: 'This CV isn’t in your account' }, { timeout: 5000 })
	expect(screen.getByRole('link', { name: 'My CVs' }).getAttribute('href')).toBe('/dashboard')
})

test('without an address the CV that was changed last is shown, and others can be chosen', async () => {
	const summary = (id: string, title: string) => ({
		id,
		title,
		personName: '',
		headline: '',
		templateId: '',
		visibility: 'private',
		sentTo: 0,
		revision: 1,
		createdAt: at,
		updatedAt: at,
		deletedAt: null,
	})
	show('/cv/versions', {
		[choice]: () =>
			answer(200, {
				cvs: [summary(cvId, 'Nurse CV'), summary(cvId.replace(/1$/, '2'), 'Care CV')],
				nextCursor: null,
			}),
	})
	const select = await screen.findByLabelText('Choose a CV')
	expect(within(select).getAllByRole('option')).toHaveLength(2)
	await screen.findByRole('link', { name: /Sent to Harbour/ })
})

test('an account without CVs says how to begin', async () => {
	show('/cv/versions')
	await screen.findByText(/There’s no CV in your account yet/)
})
