import { jobWishSchema } from '@app/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { job, jobSource } from '#db/schema.ts'
import { type JobSource, jobSourceSchema } from '#job-sources-config.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { openTestJobFetcher, visitDue } from '#test/open-test-job-fetcher.ts'
import { retentionTime } from '#test/retention-time.ts'
import { type StubFeeds, startStubFeeds } from '#test/stub-feeds.ts'
import * as recorded from './fixtures/recorded-feeds.ts'
import { removeClosedJobs } from './job-fetcher.ts'
import { jobStore } from './jobs.store.ts'

const hourMs = 3_600_000
const start = Date.parse('2026-06-03T12:00:00Z')
const { later, cleanUp } = cleanUps()
let database: Database
let feeds: StubFeeds
let time = start
let warnings: object[] = []
afterAll(cleanUp)
beforeAll(async () => {
	database = await openTestDatabase(later)
	feeds = await startStubFeeds(later)
})
beforeEach(async () => {
	await database.orm.delete(job)
	await database.orm.delete(jobSource)
	time = start
	warnings = []
	feeds.asked.length = 0
})

const now = () => time
const store = () => jobStore({ orm: database.orm, now })

/** Visits the sources of a configuration as one process of Ella would. */
function fetcherOf(sources: object[]) {
	const fetcher = openTestJobFetcher({
		orm: database.orm,
		host: feeds.host,
		now,
		sources: sources.map((source): JobSource => jobSourceSchema.parse(source)),
		log: { warn: (details) => void warnings.push(details) },
		signal: new AbortController().signal,
	})
	return { ...fetcher, fetchDue: () => visitDue(fetcher) }
}

async function open() {
	const wish = { ...jobWishSchema.parse({}), sort: 'newest' as const, limit: 50 }
	return (await store().search(wish)).jobs
}

const board = (kind: string, path: string) => ({
	kind,
	board: 'acme',
	url: `http://${feeds.host}${path}`,
})

test.each([
	[
		'greenhouse',
		recorded.greenhouseAnswer,
		{
			title: 'Care Assistant',
			company: 'Alder House',
			place: 'Leeds, England',
			postedAt: '2026-06-01T13:30:00.000Z',
			salary: null,
		},
	],
	[
		'lever',
		recorded.leverAnswer,
		{
			title: 'Shop Assistant',
			company: 'acme',
			place: 'Bristol',
			types: ['part_time'],
			salary: { min: 12.5, max: 13, currency: 'GBP', period: 'hour' },
		},
	],
	[
		'ashby',
		recorded.ashbyAnswer,
		{
			title: 'Backend Engineer',
			isRemote: true,
			types: ['full_time'],
			salary: { min: 60_000, max: 75_000, currency: 'GBP', period: 'year' },
		},
	],
	[
		'workable',
		recorded.workableAnswer,
		{
			title: 'HGV Class 1 Driver',
			company: 'Fenwick Freight',
			place: 'Hull, United Kingdom',
			postedAt: '2026-05-30T00:00:00.000Z',
		},
	],
])('a board of %s is read', async (kind, answer, expected) => {
	feeds.put('/board', answer)
	await fetcherOf([board(kind, '/board')]).fetchDue()
	expect(await open()).toMatchObject([expected])
	expect(warnings).toEqual([])
})

test('feeds of many employers are read, with every page', async () => {
	const next = feeds.put('/arbeitnow-2', recorded.arbeitnowAnswer(null))
	const sources = [
		{ kind: 'arbeitnow', url: feeds.put('/arbeitnow', recorded.arbeitnowAnswer(next)) },
		{ kind: 'remotive', url: feeds.put('/remotive', recorded.remotiveAnswer) },
		{
			kind: 'rss',
			url: feeds.put('/rss', recorded.rssAnswer),
			name: 'Example Jobs',
			titles: 'company: title',
		},
		{
			kind: 'adzuna',
			what: '',
			where: 'Poole',
			url: feeds.put('/adzuna/1', recorded.adzunaAnswer),
		},
		{ kind: 'reed', url: feeds.put('/reed', recorded.reedAnswer) },
	]
	await fetcherOf(sources).fetchDue()
	const found = await open()
	expect(
		found.map(({ title, company, credit }) => `${title}, ${company} (${credit})`).sort(),
	).toEqual([
		'Accounts Payable Clerk, Kestrel Accounts (Reed)',
		'Chef de Partie, Gasthaus Linde (Arbeitnow)',
		'Cleaner, Brightfloor (Jobs by Adzuna)',
		'Graphic Designer, Birch Studio (Example Jobs)',
		'Receptionist, Harbour Dental (Jobs by Adzuna)',
		'Sous Chef, Gasthaus Linde (Arbeitnow)',
		'Technical Writer, Paperlane (Remotive)',
	])
	// A sum that the source only guesses is not shown as pay.
	expect(found.find(({ title }) => title === 'Cleaner')?.salary).toBeNull()
	const keys = feeds.asked.map(({ path, headers }) => `${path} ${headers.authorization ?? ''}`)
	expect(keys).toContainEqual(
		expect.stringContaining('/reed?resultsToTake=100&resultsToSkip=0 Basic c2VjcmV0Og=='),
	)
	expect(keys).toContainEqual(
		expect.stringMatching(/\/adzuna\/1\?app_id=id&app_key=key.*where=Poole/),
	)
	expect(warnings).toEqual([])
})

test('the words of an advert arrive as passages, without any markup', async () => {
	feeds.put('/board', recorded.greenhouseAnswer)
	await fetcherOf([board('greenhouse', '/board')]).fetchDue()
	const [found] = await open()
	const whole = await store().get(found?.id ?? '', null)
	expect(whole).toMatchObject({
		text: [
			{ kind: 'heading', text: 'About the role' },
			{ kind: 'paragraph', text: 'You support residents with personal care & meals.' },
			{ kind: 'item', text: 'Record care plans' },
			{ kind: 'item', text: 'Give medication' },
		],
		credits: [{ name: 'acme' }],
		isExcerpt: false,
	})
})

test('a source is asked at its pace, and for nothing that has not changed', async () => {
	feeds.put('/board', recorded.greenhouseAnswer)
	const fetcher = fetcherOf([board('greenhouse', '/board')])
	await fetcher.fetchDue()
	await fetcher.fetchDue()
	expect(feeds.asked).toHaveLength(1)
	time += 2 * hourMs
	await fetcher.fetchDue()
	expect(feeds.asked).toHaveLength(2)
	expect(feeds.asked[1]?.headers['if-none-match']).toBeDefined()
	expect(await open()).toHaveLength(1)
})

test('of many processes one visits a source', async () => {
	feeds.put('/board', recorded.greenhouseAnswer)
	const processes = Array.from({ length: 4 }, () => fetcherOf([board('greenhouse', '/board')]))
	await Promise.all(processes.map((fetcher) => fetcher.fetchDue()))
	expect(feeds.asked).toHaveLength(1)
})

test('a job that two sources carry is one job with both named', async () => {
	const [told] = recorded.greenhouseAnswer.jobs
	const again = { jobs: [{ ...told, id: 9, absolute_url: 'https://elsewhere.example/9' }] }
	feeds.put('/one', { jobs: [told, { ...told, id: 8 }] })
	feeds.put('/two', again)
	const sources = [
		{ ...board('greenhouse', '/one'), name: 'One' },
		{ ...board('greenhouse', '/two'), board: 'other', name: 'Two' },
	]
	await fetcherOf(sources).fetchDue()
	const found = await open()
	expect(found).toHaveLength(1)
	const whole = await store().get(found[0]?.id ?? '', null)
	expect(whole?.credits.map(({ name }) => name)).toEqual(['One', 'Two'])

	// After the first source drops the job, it stays open with the second. After both drop it, it is closed and not
	// found any more.
	feeds.put('/one', { jobs: [] })
	time += 3 * hourMs
	await fetcherOf(sources).fetchDue()
	expect(await open()).toHaveLength(1)
	// The job now has the second source's words, though that source has not changed.
	expect((await store().get(found[0]?.id ?? '', null))?.url).toBe('https://elsewhere.example/9')
	feeds.put('/two', { jobs: [] })
	time += 3 * hourMs
	await fetcherOf(sources).fetchDue()
	expect(await open()).toEqual([])
	expect((await store().get(found[0]?.id ?? '', null))?.closedAt).not.toBeNull()

	// It comes back as the job that it was.
	feeds.put('/one', recorded.greenhouseAnswer)
	time += 3 * hourMs
	await fetcherOf(sources).fetchDue()
	expect((await open())[0]?.id).toBe(found[0]?.id)
})

test('a job is closed after its last day, and its source leaves with its jobs', async () => {
	feeds.put('/reed', recorded.reedAnswer)
	const source = { kind: 'reed', url: `http://${feeds.host}/reed` }
	const fetcher = fetcherOf([source])
	await fetcher.fetchDue()
	expect(await open()).toHaveLength(1)
	await fetcherOf([]).fetchDue()
	expect(await open()).toEqual([])
	expect(await store().sources()).toEqual([])
	await fetcherOf([source]).fetchDue()
	expect(await open()).toHaveLength(1)
	time = Date.parse('2026-07-01T12:00:00Z')
	await fetcher.closePast()
	expect(await open()).toEqual([])
	time = Date.parse('2026-08-15T12:00:00Z')
	await removeClosedJobs(database.orm, retentionTime(time))
	expect(await database.orm.select().from(job)).toEqual([])
})

test('a job that cannot be read any more is not taken for gone', async () => {
	const [told] = recorded.greenhouseAnswer.jobs
	feeds.put('/board', recorded.greenhouseAnswer)
	const fetcher = fetcherOf([board('greenhouse', '/board')])
	await fetcher.fetchDue()
	feeds.put('/board', { jobs: [{ ...told, title: { en: told?.title } }] })
	time += 2 * hourMs
	await fetcher.fetchDue()
	expect(warnings).toEqual([{ source: 'greenhouse:acme', unread: 1 }])
	expect(await open()).toHaveLength(1)
	// It is not remembered as read either.
	const [row] = await database.orm.select().from(jobSource)
	expect(row).toMatchObject({ etag: null, bodyHash: null })
})

test('a failing source is left alone for longer each time, and the jobs stay', async () => {
	feeds.put('/board', recorded.greenhouseAnswer)
	const fetcher = fetcherOf([board('greenhouse', '/board')])
	await fetcher.fetchDue()
	feeds.answer('/board', (_request, response) => void response.writeHead(500).end())
	const waits: number[] = []
	for (let index = 0; index < 8; index += 1) {
		const [row] = await database.orm.select().from(jobSource)
		waits.push(((row?.nextAt.getTime() ?? 0) - time) / hourMs)
		time = row?.nextAt.getTime() ?? 0
		await fetcher.fetchDue()
	}
	expect(waits).toEqual([2, 0.5, 1, 2, 4, 8, 16, 24])
	expect(warnings[0]).toEqual({ source: 'greenhouse:acme', problem: 'failing' })
	expect(await open()).toHaveLength(1)
})

test('one hostile or broken source does no harm to the others', async () => {
	feeds.answer('/inwards', (_request, response) => {
		response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
	})
	feeds.put('/nonsense', '<html>Not JSON</html>')
	feeds.put('/half', { jobs: [{ id: 1 }, ...recorded.greenhouseAnswer.jobs, null, 'job'] })
	const sources = ['/inwards', '/nonsense', '/gone', '/half'].map((path, index) => ({
		...board('greenhouse', path),
		board: `board-${index}`,
	}))
	const deep = { kind: 'rss', name: 'Deep', url: feeds.put('/deep', '<a>'.repeat(1_000_000)) }
	await fetcherOf([...sources, deep]).fetchDue()
	expect(await open()).toHaveLength(1)
	expect(warnings).toEqual(
		expect.arrayContaining([
			{ source: 'greenhouse:board-0', problem: 'address_not_allowed' },
			{ source: 'greenhouse:board-1', problem: 'unreadable' },
			{ source: 'greenhouse:board-2', problem: 'missing' },
			{ source: 'greenhouse:board-3', unread: 3 },
			{ source: expect.stringContaining('rss:'), problem: 'unreadable' },
		]),
	)
})

test('an advert that leads to no web page is no job', async () => {
	const [told] = recorded.greenhouseAnswer.jobs
	const urls = ['javascript:alert(1)', 'data:text/html,x', 'https://name:word@example.com/', '/x']
	feeds.put('/board', { jobs: urls.map((absolute_url, id) => ({ ...told, id, absolute_url })) })
	await fetcherOf([board('greenhouse', '/board')]).fetchDue()
	expect(await open()).toEqual([])
})
