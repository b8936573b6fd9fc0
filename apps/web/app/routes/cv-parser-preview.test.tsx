import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { nearlyFull } from '#shared/test/nearly-full.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import CvParserPreview from './cv-parser-preview.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
	// The browser of the tests lays nothing out.
	Element.prototype.scrollTo = () => undefined
	Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const results = sampleResults()
const id = results.session_id
const session = {
	session_id: id,
	status: 'completed',
	message: 'Analysis complete!',
	progress: 100,
	error: null,
	code: null,
	expires_at: results.expires_at,
	poll_after_ms: null,
}
const guest = '/api/ai_cv_parser/guest'

function show(routes: Parameters<typeof stubServer>[0] = {}) {
	const asked = stubServer({
		[`GET ${guest}/status/${id}/`]: () => answer(200, session),
		[`GET ${guest}/results/${id}/`]: () => answer(200, results),
		...routes,
	})
	const page = { path: '/cv-parser-preview/:id', at: `/cv-parser-preview/${id}` }
	return { asked, ...showPage(CvParserPreview, { ...page, user: sampleUser() }) }
}
const kept = (asked: ReturnType<typeof stubServer>) =>
	asked.filter(({ route }) => route === 'POST /api/cvs/')

test('nothing is saved until it is confirmed; then the corrected CV is kept as an import', async () => {
	const made = () => answer(200, { id: 'x' })
	const { asked, router } = show({ 'POST /api/cvs/': made })
	fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Sinead' } })
	expect(screen.getByText('Corrected by you')).toBeTruthy()
	expect(kept(asked)).toEqual([])
	fireEvent.click(screen.getByRole('button', { name: 'Save to My CVs' }))
	await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cv-writer\/improvements/))
	expect(kept(asked)[0]?.body).toMatchObject({
		title: 'Siobhan CV',
		reason: 'import',
		document: { personalInfo: { firstName: 'Sinead', lastName: 'O’Donnell' } },
	})
})

test('before the fields are gone through, it says how little room there is for a CV', async () => {
	show(nearlyFull.routes)
	expect(await screen.findByText(nearlyFull.sentence)).toBeTruthy()
})

test('what belongs to no field is listed, and what was not found is named', async () => {
	show()
	expect(await screen.findByText('“Full clean driving licence”')).toBeTruthy()
	expect(screen.getByText('2 details are unclear or missing.')).toBeTruthy()
})

test('a refused save says why, keeps every correction, and is sent again under the same id', async () => {
	const { asked } = show({
		'POST /api/cvs/': () => refusal(503, 'unavailable', 'Ella is being updated.'),
	})
	fireEvent.change(await screen.findByLabelText('Town'), { target: { value: 'Leeds' } })
	const save = screen.getByRole('button', { name: 'Save to My CVs' })
	fireEvent.click(save)
	expect(await screen.findByText('Ella is being updated.')).toBeTruthy()
	fireEvent.click(save)
	await waitFor(() => expect(kept(asked)).toHaveLength(2))
	const [first, second] = kept(asked)
	expect(second?.body).toEqual(first?.body)
	cleanup()
	show()
	expect((await screen.findByLabelText<HTMLInputElement>('Town')).value).toBe('Leeds')
})
