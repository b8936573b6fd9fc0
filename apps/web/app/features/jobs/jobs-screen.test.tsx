import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { JobsScreen } from './jobs-screen.tsx'

const day = '2026-06-01T00:00:00.000Z'
const baker = {
	id: '019aa5c0-0000-7000-8000-000000000001',
	title: 'Baker',
	company: 'Crust',
	place: 'Hull',
	isRemote: false,
	types: ['full_time'],
	postedAt: day,
	isPostedDateKnown: true,
	closesAt: null,
	credit: 'Example Jobs',
	salary: { min: 12.5, max: 13, currency: 'GBP', period: 'hour' },
}
const advert = {
	...baker,
	url: 'https://example.com/1',
	isExcerpt: true,
	closedAt: null,
	isOwn: false,
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
	const status = screen.getByRole('status')
	expect(await screen.findByText('1 job')).toBe(status)
	const row = screen.getByRole('link', { name: /^Baker/ })
	expect(row.textContent).toContain('£12.50 to £13 an hour')
	expect(row.textContent).toContain('Example Jobs')
	expect(await screen.findByText('bake <b>bread</b>')).toBeTruthy()
	expect(screen.getByRole('link', { name: 'Example Jobs' }).getAttribute('href')).toBe(
		'https://jobs.example.com/1',
	)
	expect(screen.getByText(/only gives us the start of the advert/)).toBeTruthy()
})

test('what is looked for is in the address, and saving it asks a guest to sign in', async () => {
	serve([baker], [board])
	const { router } = showPage(JobsScreen, { path: '/jobs' })
	fireEvent.change(await screen.findByLabelText('What'), { target: { value: ' baker ' } })
	fireEvent.click(screen.getByRole('button', { name: 'Search' }))
	expect(router.state.location.search).toBe('?q=baker')
	fireEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
	fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
	expect(await screen.findByText('Another page')).toBeTruthy()
	expect(router.state.location).toMatchObject({
		pathname: '/login',
		state: { from: '/jobs?q=baker' },
	})
	expect(asked.some(({ route }) => route.includes('q=baker'))).toBe(true)
})

test('without any board the page says so', async () => {
	serve([], [])
	showPage(JobsScreen, { path: '/jobs' })
	expect(await screen.findByText(/This site has no job boards set up/)).toBeTruthy()
	expect(screen.queryByLabelText('What')).toBeNull()
	const how = screen.getByRole('link', { name: 'How to follow an employer' })
	expect(how.getAttribute('href')).toBe('/help#can-i-follow-an-employer')
	const [add] = screen.getAllByRole('button', { name: 'Add a job' })
	fireEvent.click(add as HTMLElement)
	expect(await screen.findByText(/needs a free account/)).toBeTruthy()
	screen.getByRole('link', { name: 'Match a CV to a job' })
})

test('a search that finds nothing says what to try', async () => {
	serve([], [board])
	showPage(JobsScreen, { path: '/jobs', at: '/jobs?q=baker' })
	expect(await screen.findByText(/No jobs found/)).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'Show all jobs' }))
	expect(await screen.findByText(/are no open jobs right now/)).toBeTruthy()
})

test('a part of the address that makes no sense leaves the others', async () => {
	serve([baker], [board])
	showPage(JobsScreen, { path: '/jobs', at: '/jobs?q=baker&days=soon' })
	expect(await screen.findByText('1 job')).toBeTruthy()
	expect(screen.getByLabelText<HTMLInputElement>('What').value).toBe('baker')
})

test('a search that was opened elsewhere takes the place of what was typed', async () => {
	serve([baker], [board])
	const { router } = showPage(JobsScreen, { path: '/jobs' })
	fireEvent.change(await screen.findByLabelText('What'), { target: { value: 'cook' } })
	await router.navigate('/jobs?q=baker')
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('What').value).toBe('baker'))
})

test('on a phone the heading of a job that is pressed takes the focus of its link', async () => {
	serve([baker], [board])
	window.matchMedia = (query) => ({ matches: query === '(max-width: 899px)' }) as MediaQueryList
	showPage(JobsScreen, { path: '/jobs' })
	const heading = await screen.findByRole('heading', { name: 'Baker', level: 2 })
	expect(document.activeElement).not.toBe(heading)
	fireEvent.click(screen.getByRole('link', { name: /^Baker/ }))
	await waitFor(() => expect(document.activeElement).toBe(heading))
	expect(screen.getAllByRole('heading', { name: 'Jobs', level: 1 }).length).toBeGreaterThan(0)
})

test('a job that a person added is deleted only when they say so again', async () => {
	const own = { ...baker, credit: '' }
	asked = stubServer({
		'GET /api/own-jobs/': () => answer(200, { jobs: [own], nextCursor: null, count: 1 }),
		[`GET /api/jobs/${baker.id}/`]: () =>
			answer(200, { ...advert, ...own, isOwn: true, credits: [] }),
		[`DELETE /api/own-jobs/${baker.id}/`]: () => new Response(null, { status: 204 }),
	})
	showPage(JobsScreen, { path: '/jobs', at: '/jobs?list=own', user: sampleUser() })
	fireEvent.click(await screen.findByRole('link', { name: /^Baker/ }))
	fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
	expect(screen.getByRole('alertdialog').textContent).toContain('“Baker” will be removed')
	expect(asked.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
	fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }))
	await waitFor(() =>
		expect(asked.map(({ route }) => route)).toContain(`DELETE /api/own-jobs/${baker.id}/`),
	)
})
