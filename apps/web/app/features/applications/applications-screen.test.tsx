import type { Application } from '@app/contract/applications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { ApplicationsScreen } from './applications-screen.tsx'
import { sampleApplication } from './sample-application.ts'
import { commonStages } from './stage-names.ts'

const id = (last: string) => `019aa5c0-0000-7000-8000-00000000000${last}`
const baker = sampleApplication({ id: id('a') })
const cook = sampleApplication({ id: id('b'), title: 'Cook', company: 'Ladle' })
const porter = sampleApplication({ id: id('c'), title: 'Porter', company: '', stage: 'applied' })

afterEach(cleanup)

function serve(
	kept: Application[],
	more: Record<string, (request: StubRequest) => Response> = {},
): StubRequest[] {
	const list = (q: (application: Application) => boolean) => () =>
		answer(200, { applications: kept.filter(q), count: kept.length, most: 1000 })
	return stubServer({
		'GET /api/applications/?q=': list(() => true),
		'GET /api/applications/?q=cook': list(({ title }) => title === 'Cook'),
		'GET /api/application-stages/': () => answer(200, { order: commonStages, own: [], most: 12 }),
		'GET /api/application-reminders/': () => answer(200, { isOn: true, canSend: true }),
		...Object.fromEntries(
			kept.map((each) => [`GET /api/applications/${each.id}/`, () => answer(200, each)]),
		),
		...more,
	})
}

const show = (at = '/applications') =>
	showPage(ApplicationsScreen, { path: '/applications', at, user: sampleUser() })

const column = (name: RegExp) => screen.findByRole('region', { name })

test('applications stand in the columns of their stages, and the arrow keys move them with their focus', async () => {
	const kept = [baker, cook, porter]
	const moved = { ...baker, stage: 'applied' as const, revision: 2 }
	const asked = serve(kept, {
		[`POST /api/applications/${baker.id}/move/`]: () => {
			kept.splice(0, 3, cook, moved, porter)
			return answer(200, moved)
		},
	})
	show()
	expect(within(await column(/^Saved/)).getAllByRole('listitem')).toHaveLength(2)
	const link = screen.getByRole('link', { name: 'Baker' })
	link.focus()
	fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true })
	await waitFor(async () =>
		expect(within(await column(/^Applied/)).getByRole('link', { name: 'Baker' })).toBe(
			document.activeElement,
		),
	)
	expect(screen.getByText('Baker at Crust: Applied, 1 of 2.')).toBeTruthy()
	const move = asked.find(({ route }) => route.startsWith('POST'))
	expect(move?.body).toEqual({ stage: 'applied' })
})

test('a move that the server refuses is taken back and told', async () => {
	serve([baker], {
		[`POST /api/applications/${baker.id}/move/`]: () =>
			refusal(
				404,
				'application_stage_not_found',
				'We can’t find this stage. It may have been deleted.',
			),
	})
	show()
	fireEvent.keyDown(await screen.findByRole('link', { name: 'Baker' }), {
		key: 'ArrowRight',
		altKey: true,
	})
	await waitFor(async () =>
		expect(within(await column(/^Saved/)).getByRole('link', { name: 'Baker' })).toBeTruthy(),
	)
})

test('the list sorts by its columns and says so in the address', async () => {
	serve([cook, porter, baker])
	const { router } = show('/applications?view=list&sort=title')
	const titles = async () =>
		(await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
	expect(await titles()).toEqual(['Baker', 'Cook', 'Porter'])
	fireEvent.click(screen.getByRole('button', { name: 'Job' }))
	expect(await titles()).toEqual(['Porter', 'Cook', 'Baker'])
	expect(router.state.location.search).toBe('?view=list&sort=title&order=down')
	expect(screen.getByRole('columnheader', { name: 'Job' }).getAttribute('aria-sort')).toBe(
		'descending',
	)
})

test('a search narrows what is shown, and one without result says so', async () => {
	serve([baker, cook])
	show('/applications?q=cook')
	expect(await screen.findByText('1 application found')).toBeTruthy()
	expect(screen.queryByRole('link', { name: 'Baker' })).toBeNull()
})

test('without any application the page says what it is for', async () => {
	serve([])
	show()
	expect(await screen.findByText(/from advert to offer/)).toBeTruthy()
	expect(screen.queryByRole('radio', { name: 'Board' })).toBeNull()
})

test('a list that cannot be had is asked for again', async () => {
	const asked = serve([], {
		'GET /api/applications/?q=': () => refusal(500, 'unexpected', 'The server is at rest.'),
	})
	show()
	fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 }))
	await waitFor(() =>
		expect(asked.filter(({ route }) => route.includes('?q=')).length).toBeGreaterThan(2),
	)
})

test('the days of a month are walked with the arrow keys, also into the next month', async () => {
	const step = {
		what: 'Interview',
		on: '2026-03-05',
		time: '09:30',
		timeZone: 'Europe/London',
		reminder: 'off' as const,
		at: '2026-03-05T09:30:00.000Z',
		remindsAt: null,
	}
	serve([{ ...baker, nextStep: step }])
	show('/applications?view=calendar&month=2026-03')
	const day = await screen.findByRole('gridcell', { name: /^Thursday 5 March 2026, 1 entry/ })
	expect(within(day).getByRole('link', { name: /09:30 Interview.*Baker at Crust/ })).toBeTruthy()
	day.focus()
	fireEvent.keyDown(day, { key: 'PageDown' })
	expect(await screen.findByRole('heading', { name: 'April 2026' })).toBeTruthy()
	await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-04-05'))
})

test('notes of an open application are saved as they are written, from the revision they were made on', async () => {
	const asked = serve([baker], {
		[`PATCH /api/applications/${baker.id}/`]: ({ body }) =>
			answer(200, { ...baker, ...Object(body), revision: 2 }),
	})
	show(`/applications?open=${baker.id}`)
	const notes = await screen.findByLabelText('Only you can see them')
	fireEvent.change(notes, { target: { value: 'Ask about shifts' } })
	fireEvent.blur(notes)
	await waitFor(() => expect(asked.some(({ route }) => route.startsWith('PATCH'))).toBe(true))
	const saved = asked.find(({ route }) => route.startsWith('PATCH'))
	expect(saved).toMatchObject({ body: { notes: 'Ask about shifts' }, ifMatch: '"1"' })
})

test('when an application is deleted the focus goes to the one beside it', async () => {
	const kept = [baker, cook]
	serve(kept, {
		[`DELETE /api/applications/${baker.id}/`]: () => {
			kept.splice(0, 1)
			return new Response(null, { status: 204 })
		},
	})
	show(`/applications?open=${baker.id}`)
	fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
	await waitFor(() => expect(screen.queryByRole('link', { name: 'Baker' })).toBeNull())
	await waitFor(() =>
		expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cook' })),
	)
})

test('a card is shown where it was moved to, also below the fortieth', async () => {
	const many = Array.from({ length: 45 }, (_, index) =>
		sampleApplication({
			id: `019aa5c0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
			title: `Job ${index}`,
		}),
	)
	serve(many, {
		[`POST /api/applications/${many[39]?.id}/move/`]: () => {
			many.splice(39, 2, ...many.slice(39, 41).toReversed())
			return answer(200, many[40])
		},
	})
	show()
	const saved = within(await column(/^Saved/))
	expect(saved.queryByRole('link', { name: 'Job 41' })).toBeNull()
	const fortieth = saved.getByRole('link', { name: 'Job 39' })
	fireEvent.keyDown(fortieth, { key: 'ArrowDown', altKey: true })
	expect(await saved.findByRole('link', { name: 'Job 39' })).toBe(document.activeElement)
})

test('the name of a column stays while its cards scroll in the board', async () => {
	serve([baker])
	show()
	const saved = await column(/^Saved/)
	expect(within(saved).getByRole('heading', { level: 2 }).className).toMatch(/sticky top-0/)
	// Without a height of its own the board wouldn't scroll, and its heads would go with the page.
	expect(saved.closest('[data-board]')?.className).toMatch(/ max-h-.*overflow-auto/s)
})
