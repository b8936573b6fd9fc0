import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { storedLowConfidence } from '#shared/import-confidence/stored-low-confidence.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import CvWriterUpload from './cv-writer-upload.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const read = sampleResults()
const results = {
	...read,
	source: { ...read.source, confidence: { 'personalInfo.lastName': 0.3 } },
}
const id = results.session_id
const guest = '/api/ai_cv_parser/guest'
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

function show(make: Parameters<typeof stubServer>[0][string]) {
	const asked = stubServer({
		[`GET ${guest}/status/${id}/`]: () => answer(200, session),
		[`GET ${guest}/results/${id}/`]: () => answer(200, results),
		'POST /api/cvs/': make,
	})
	const at = `/cv-writer/upload?session=${id}`
	const page = showPage(CvWriterUpload, { path: '/cv-writer/upload', at, user: sampleUser() })
	const made = () => asked.filter(({ route }) => route === 'POST /api/cvs/')
	return { ...page, made: () => made().map(({ body }) => body as { id: string }) }
}

test('a file that was read becomes a CV of the account, open in the editor with its doubts', async () => {
	const { router, made } = show(() => answer(200, { id: 'x' }))
	await screen.findByText('Another page')
	const [cv] = made()
	expect(cv).toMatchObject({
		title: 'Siobhan CV',
		reason: 'import',
		document: { personalInfo: { firstName: 'Siobhán' } },
	})
	expect(router.state.location.pathname).toBe(`/cv-writer/edit/${cv?.id}`)
	expect(Object.keys(storedLowConfidence(cv?.id ?? ''))).toEqual(['personalInfo.lastName'])
})

test('a refusal says why, and another try makes no second CV', async () => {
	const { made } = show(() => refusal(503, 'unavailable', 'Ella is being updated.'))
	expect(await screen.findByText(/Ella is being updated\./)).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
	expect(await screen.findByText(/Ella is being updated\./)).toBeTruthy()
	expect(made().length).toBeGreaterThan(1)
	expect(new Set(made().map((cv) => cv.id)).size).toBe(1)
})

test('a CV of this file that lies in the bin does not stand in the way', async () => {
	const taken = new Set<string>()
	const { router, made } = show(({ body }) => {
		const cv = body as { id: string }
		if (taken.size > 0) return answer(200, cv)
		taken.add(cv.id)
		return refusal(409, 'cv_id_taken', 'This id is taken.')
	})
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe(`/cv-writer/edit/${made()[1]?.id}`)
})
