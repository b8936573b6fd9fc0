import type { AnalysisSummary } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

afterEach(cleanup)

const report = (number: number, more: Partial<AnalysisSummary> = {}): AnalysisSummary => ({
	id: `0190a000-0000-7000-8000-00000000000${number}`,
	fileName: `CV ${number}.pdf`,
	score: 70 + number,
	cvId: null,
	createdAt: '2026-01-02T03:04:05.000Z',
	claimedAt: '2026-01-02T03:04:05.000Z',
	...more,
})
const [first, second] = [report(1), report(2, { cvId: '0190a000-0000-7000-8000-0000000000cc' })]
const list = 'GET /api/analyses/'

function show(routes: Parameters<typeof stubServer>[0], at = '/dashboard?show=reports') {
	const asked = stubServer({
		'GET /api/cvs/?from=cvs&search=&sort=updated': () => answer(200, { cvs: [], nextCursor: null }),
		...routes,
	})
	const shown = showPage(DashboardScreen, { path: '/dashboard', at, user: sampleUser() })
	return { asked, ...shown }
}
const oneOf = (analyses: AnalysisSummary[], nextCursor: string | null = null) => ({
	[list]: () => answer(200, { analyses, nextCursor }),
})

test('a report is shown with its file, its score and its day, and opens', async () => {
	show(oneOf([first, second]))
	const link = await screen.findByRole('link', { name: 'CV 1.pdf' })
	expect(link.getAttribute('href')).toBe(`/cv-analysis?session=${first.id}`)
	expect(screen.getByRole('img', { name: 'Score: 71 out of 100' })).toBeTruthy()
	expect(screen.getAllByText('Checked 2 Jan')).toHaveLength(2)
	const edit = screen.getByRole('link', { name: 'Edit the CV from CV 2.pdf' })
	expect(edit.getAttribute('href')).toBe(`/cv-writer/edit/${second.cvId}`)
	expect(screen.queryByRole('link', { name: 'Edit the CV from CV 1.pdf' })).toBeNull()
})

test('the tab is in the address, and an account without reports says how one comes about', async () => {
	const { router } = show(oneOf([]), '/dashboard')
	const tab = await screen.findByRole('tab', { name: 'Reports' })
	fireEvent.mouseDown(tab, { button: 0 })
	expect(await screen.findByText(/No reports yet/)).toBeTruthy()
	expect(router.state.location.search).toBe('?show=reports')
})

test('a list that cannot be had says why and can be asked for again', async () => {
	show({ [list]: () => refusal(400, 'invalid', 'Ella has a lot to do right now.') })
	await screen.findByText('Ella has a lot to do right now.')
	stubServer(oneOf([first]))
	fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
	await screen.findByRole('link', { name: 'CV 1.pdf' })
})

test('more reports come page by page', async () => {
	show({
		...oneOf([first], first.id),
		[`${list}?cursor=${first.id}`]: () => answer(200, { analyses: [second], nextCursor: null }),
	})
	fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
	await screen.findByRole('link', { name: 'CV 2.pdf' })
	expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a report is deleted after a question that says what goes and what stays', async () => {
	let kept = [first, second]
	const { asked } = show({
		[list]: () => answer(200, { analyses: kept, nextCursor: null }),
		[`DELETE /api/analyses/${second.id}/`]: () => {
			kept = [first]
			return new Response(null, { status: 204 })
		},
	})
	const deletions = () => asked.filter(({ route }) => route.startsWith('DELETE'))
	fireEvent.click(await screen.findByRole('button', { name: 'Delete CV 2.pdf' }))
	const question = screen.getByRole('alertdialog')
	expect(question.textContent).toContain('The CV made from it stays.')
	fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
	expect(deletions()).toEqual([])
	fireEvent.click(screen.getByRole('button', { name: 'Delete CV 2.pdf' }))
	fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }))
	await waitFor(() => expect(screen.queryByRole('link', { name: 'CV 2.pdf' })).toBeNull())
	expect(deletions()).toHaveLength(1)
})
