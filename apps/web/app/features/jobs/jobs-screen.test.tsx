import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { JobsScreen } from './jobs-screen.tsx'

const day = '2026-06-01T00:00:00.000Z'
const baker = {
	...{
		id: '019aa5c0-0000-7000-8000-000000000001',
		title: 'Baker',
		company: 'Crust',
		place: 'Hull',
	},
	...{ isRemote: false, types: ['full_time'], postedAt: day, isPostedDateKnown: true },
	...{ closesAt: null, credit: 'Example Jobs' },
	salary: { min: 12.5, max: 13, currency: 'GBP', period: 'hour' },
}
const advert = {
	...baker,
	...{ url: 'https://example.com/1', isExcerpt: true, closedAt: null, isOwn: false },
	text: [
		{ kind: 'heading', text: 'You will' },
		{ kind: 'item', text: 'bake <b>bread</b>' },
	],
	credits: [{ name: 'Example Jobs', url: 'https://jobs.example.com/1' }],
}
const everything = 'GET /api/jobs/?q=&place=&remote=any&type=any&salaryFrom=0&days=0&sort=relevance'
let asked: StubRequest[] = []

function serve(jobs: object[], sources: object[]) {
	const found = () => answer(200, { jobs, nextCursor: null, count: jobs.length })
	asked = stubServer({
		[everything]: found,
		[everything.replace('q=&', 'q=baker&')]: found,
		[`GET /api/jobs/${baker.id}/`]: () => answer(200, advert),
		'GET /api/job-sources/': () => answer(200, { sources }),
	})
}

const board = { id: 'rss:x', name: 'Example Jobs', fetchedAt: day, openJobs: 1 }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the first job stands open beside the list, with its pay, its source and its words as text', async () => {
	serve([baker], [board])
	showPage(JobsScreen, { path: '/jobs' })
	expect(await screen.findByText('1 job')).toBeTruthy()
	const row = screen.getByRole('link', { name: /^Baker/ })
	expect(row.textContent).toContain('£12.50 to £13 an hour')
	expect(row.textContent).toContain('Example Jobs')
	expect(await screen.findByText('bake <b>bread</b>')).toBeTruthy()
	expect(screen.getByRole('link', { name: 'Example Jobs' }).getAttribute('href')).toBe(
		'https://jobs.example.com/1',
	)
	expect(screen.getByText(/gives only the beginning of the advert/)).toBeTruthy()
})

test('what is looked for is in the address, and saving it asks a guest to sign in', async () => {
	serve([baker], [board])
	const { router } = showPage(JobsScreen, { path: '/jobs' })
	fireEvent.change(await screen.findByLabelText('What'), { target: { value: ' baker ' } })
	fireEvent.click(screen.getByRole('button', { name: 'Search' }))
	expect(router.state.location.search).toBe('?q=baker')
	fireEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
	expect(await screen.findByText('Another page')).toBeTruthy()
	expect(router.state.location).toMatchObject({
		...{ pathname: '/login', state: { from: '/jobs?q=baker' } },
	})
	expect(asked.some(({ route }) => route.includes('q=baker'))).toBe(true)
})

test('without any board the page says so', async () => {
	serve([], [])
	showPage(JobsScreen, { path: '/jobs' })
	expect(await screen.findByText(/No job boards are set up on this site/)).toBeTruthy()
})

test('a search that finds nothing says what to try', async () => {
	serve([], [board])
	showPage(JobsScreen, { path: '/jobs', at: '/jobs?q=baker' })
	expect(await screen.findByText(/No open job answers this search/)).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'Show all jobs' }))
	expect(await screen.findByText(/have no open jobs right now/)).toBeTruthy()
})
