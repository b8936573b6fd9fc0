import type { CvSummary } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const at = '2026-01-02T03:04:05.000Z'
const cv: CvSummary = {
	id: '0190a000-0000-7000-8000-000000000001',
	title: 'Nurse CV',
	personName: 'Ada Example',
	headline: 'Staff nurse',
	templateId: 'professional-classic',
	visibility: 'private',
	sentTo: 0,
	revision: 3,
	createdAt: at,
	updatedAt: at,
	deletedAt: null,
}
const list = 'GET /api/cvs/?from=cvs&search=&sort=updated'

function show(cvs: CvSummary[], routes: Parameters<typeof stubServer>[0] = {}) {
	const asked = stubServer({
		[list]: () => answer(200, { cvs, nextCursor: null }),
		[`GET /api/cvs/${cv.id}/preview/?pages=1`]: () => answer(200, { pages: [], warnings: [] }),
		'GET /api/cv-scores/': () => answer(200, { scores: { [cv.id]: 76 } }),
		...routes,
	})
	const { router } = showPage(DashboardScreen, { path: '/dashboard', user: sampleUser() })
	return { asked, router }
}

test('an account without CVs says how to begin', async () => {
	show([])
	expect(await screen.findByText(/There’s no CV in your account yet/)).toBeTruthy()
	const ways = ['Import the CV you have', 'Start from a sample'].map((name) =>
		screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
	)
	expect(ways).toEqual(['/cv-parser', '/cv-writer'])
	expect(screen.getByRole('button', { name: /^Start blank/ })).toBeTruthy()
	expect(screen.queryByLabelText('Search your CVs')).toBeNull()
})

test('a CV is shown with its name and leads to the editor', async () => {
	show([cv])
	const link = await screen.findByRole('link', { name: 'Nurse CV' })
	expect(link.getAttribute('href')).toBe(`/cv-writer/edit/${cv.id}`)
	expect(screen.getByText(/Staff nurse/)).toBeTruthy()
})

test('a CV says how good it is and who has it', async () => {
	show([{ ...cv, sentTo: 3, visibility: 'link' }])
	await screen.findByRole('img', { name: 'Score: 76 out of 100' })
	expect(screen.getByText('Sent to 3')).toBeTruthy()
	expect(screen.getByText('Shared')).toBeTruthy()
})

test('the CVs are pages with a place for another, or rows, and the address says which', async () => {
	const { router } = show([cv])
	expect(await screen.findByRole('heading', { name: 'Another CV' })).toBeTruthy()
	fireEvent.click(screen.getByRole('radio', { name: 'List' }))
	await waitFor(() => expect(router.state.location.search).toBe('?as=list'))
	expect(screen.queryByRole('heading', { name: 'Another CV' })).toBeNull()
	expect(screen.getByRole('link', { name: 'Nurse CV' })).toBeTruthy()
})

test('a list that cannot be had says why and can be asked for again', async () => {
	show([cv], { [list]: () => refusal(503, 'server_busy', 'Ella has a lot to do right now.') })
	await screen.findByText('Ella has a lot to do right now.', undefined, { timeout: 5000 })
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a new CV is made and opened', async () => {
	const { asked } = show([], {
		'POST /api/cvs/': ({ body }) => answer(200, { ...cv, ...(body as object) }),
	})
	fireEvent.click(await screen.findByRole('button', { name: 'New CV' }))
	await screen.findByText('Another page')
	const made = asked.find(({ route }) => route === 'POST /api/cvs/')
	expect(made?.body).toMatchObject({ document: { personalInfo: { city: 'Sheffield' } } })
})
