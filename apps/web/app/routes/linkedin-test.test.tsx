import type { GuestResults } from '@app/contract'
import { cvDocumentSchema } from '@app/cv'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { nearlyFull } from '#shared/test/nearly-full.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import LinkedInTest from './linkedin-test.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const results = sampleResults()
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

const planner: GuestResults = {
	...results,
	file_name: 'Basic_LinkedInDataExport.zip',
	document: cvDocumentSchema.parse({
		personalInfo: { firstName: 'Noor', lastName: 'van Dijk', email: 'noor@example.com' },
		experience: [
			{ id: '1', jobTitle: 'Senior Planner', employer: 'Thames Port', summary: 'Plan berths' },
			{ id: '2', jobTitle: 'Planner', employer: 'Harbour Co' },
		],
		skills: [{ id: '1', name: 'Berth planning' }],
	}),
	source: { ...results.source, format: 'linkedin', unread: [{ text: 'Maritime', place: null }] },
}

function show(read: GuestResults) {
	const asked = stubServer({
		[`GET ${guest}/status/${id}/`]: () => answer(200, session),
		[`GET ${guest}/results/${id}/`]: () => answer(200, read),
		...nearlyFull.routes,
	})
	const at = `/linkedin-test?session=${id}`
	showPage(LinkedInTest, { path: '/linkedin-test', at, user: sampleUser() })
	return asked
}

test('a trial tells what would come in, what is missing and what is left behind, and saves nothing', async () => {
	const asked = show(planner)
	expect(await screen.findByText('2 jobs and 1 skill')).toBeTruthy()
	expect(screen.getByText('a phone number, your town, a profile and courses')).toBeTruthy()
	expect(screen.getByText('Senior Planner')).toBeTruthy()
	expect(screen.getByText('Maritime')).toBeTruthy()
	expect(screen.getByRole('link', { name: 'Import it' }).getAttribute('href')).toBe(
		`/cv-parser-preview/${id}`,
	)
	expect(await screen.findByText(nearlyFull.sentence)).toBeTruthy()
	expect(asked.filter(({ route }) => !route.startsWith('GET'))).toEqual([])
})

test.each([
	['any other CV', 'linkedin.com/in/noor', true],
	['a profile saved as PDF', 'www.linkedin.com/in/noor-\nvan-dijk (LinkedIn)', false],
])('%s is told apart', async (_, text, isOther) => {
	show({ ...planner, source: { ...planner.source, format: 'pdf', text } })
	await screen.findByText('2 jobs and 1 skill')
	expect(screen.queryByText(/doesn’t look like a LinkedIn file/) !== null).toBe(isOther)
})

test('before a file is chosen the page says how to get one', () => {
	stubServer({})
	showPage(LinkedInTest, { path: '/linkedin-test', at: '/linkedin-test', user: sampleUser() })
	expect(screen.getByLabelText(/Choose your LinkedIn file/)).toBeTruthy()
	expect(screen.getByText(/not your messages or contacts/)).toBeTruthy()
})
