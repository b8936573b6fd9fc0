import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { JobRow } from './job-row.tsx'
// Imported here, because on a busy machine loading it on demand takes longer than a test waits.
import '#shared/analytics/analytics-calls.ts'

afterEach(cleanup)

const job = {
	company: 'Crust',
	place: 'Hull',
	isRemote: false,
	types: [],
	salary: null,
	closesAt: null,
	postedAt: '2026-06-01T00:00:00.000Z',
	isPostedDateKnown: true,
}
const own = { ...job, id: '1', title: 'Secret Baker', credit: '' }
const advertised = { ...job, id: '2', title: 'Open Baker', credit: 'Example Jobs' }

test('only the press of a job that a source advertises is counted', async () => {
	changePreferences({ allowsAnalytics: true })
	const asked = stubServer({
		'GET /api/analytics/': () => answer(200, { isConfigured: true }),
		'POST /api/analytics/events/': () => new Response(null, { status: 204 }),
	})
	const rows = [own, advertised].map((row) => (
		<JobRow key={row.id} job={row} href="#" isOpen={false} />
	))
	showPage(() => <ul>{rows}</ul>, { path: '/jobs' })
	fireEvent.click(await screen.findByRole('link', { name: /Secret/ }))
	fireEvent.click(screen.getByRole('link', { name: /Open/ }))
	const sent = () => asked.filter(({ route }) => route.startsWith('POST /api/analytics'))
	await waitFor(() => expect(JSON.stringify(sent())).toContain('Open Baker'))
	expect(JSON.stringify(sent())).not.toContain('Secret')
})
