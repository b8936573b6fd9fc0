import { jobSchema } from '@app/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobSource } from '#db/schema.ts'
import { addressGuard } from '#services/safe-fetch/address-guard.ts'
import { safeFetch } from '#services/safe-fetch/safe-fetch.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { type StubFeeds, startStubFeeds } from '#test/stub-feeds.ts'
import type { FeedJob } from './feeds/feed.ts'
import { jobPostingFetcher } from './fetch-job-posting.ts'
import { ingestJobs } from './ingest-feed.ts'

let api: TestApp
let feeds: StubFeeds
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)

const posted = Date.parse('2026-06-01T00:00:00Z')
const dayMs = 86_400_000

/** A job as a source would tell of it; the later ones are older. */
function told(number: number, about: Partial<FeedJob>): FeedJob {
	return {
		externalId: String(number),
		title: 'Job',
		company: `Employer ${number}`,
		place: 'Leeds',
		isRemote: false,
		types: [],
		salary: null,
		html: '',
		isExcerpt: false,
		url: `https://example.com/${number}`,
		closesAt: null,
		postedAt: new Date(posted - number * dayMs),
		...about,
	}
}

const pounds = (max: number, period: 'year' | 'hour' = 'year') =>
	({ min: null, max, currency: 'GBP', period }) as const

beforeAll(async () => {
	feeds = await startStubFeeds(later)
	feeds.put('/empty', [])
	api = await openTestApp(later, { works: false })
	api.clock.stoppedAtMs = posted + dayMs
	ada = await signedIn(api)
	const { orm } = api.background.database
	await orm.insert(jobSource).values({ id: 'lever:acme', name: 'Acme', nextAt: new Date(0) })
	await ingestJobs(orm, { sourceId: 'lever:acme', seenAt: new Date(api.clock.stoppedAtMs) }, [
		told(1, { title: 'Care Assistant', place: 'Leeds, England', types: ['part_time'] }),
		told(2, { title: 'Kitchen Porter', html: '<p>You may help our care assistants.</p>' }),
		told(3, { title: 'Accounts Clerk', html: 'Purchase ledger work.', salary: pounds(26_000) }),
		told(4, { title: 'Driver', html: 'HGV Class 1 licence.', place: 'São Paulo' }),
		told(5, { title: 'Tester', html: 'You write tests in Jest.', isRemote: true }),
		told(6, { title: 'Care Assistant', place: 'Hull', salary: pounds(13, 'hour') }),
		told(7, {
			title: 'Care Assistant',
			place: 'York',
			salary: { ...pounds(90_000), currency: 'USD' },
		}),
	])
})

async function json(url: string) {
	const answer = await api.app.inject({ url })
	expect(answer.statusCode, answer.body).toBe(200)
	return answer.json()
}

async function find(query: Record<string, string>): Promise<string[]> {
	const { jobs } = await json(`/api/jobs/?${new URLSearchParams(query)}`)
	return jobs.map((job: { title: string; place: string }) => `${job.title}, ${job.place}`)
}

test.each([
	[
		{ q: 'care assistants' },
		[
			'Care Assistant, Leeds, England',
			'Care Assistant, Hull',
			'Care Assistant, York',
			'Kitchen Porter, Leeds',
		],
	],
	[
		{ q: 'care', sort: 'newest', limit: '2' },
		['Care Assistant, Leeds, England', 'Kitchen Porter, Leeds'],
	],
	[{ q: 'accounts payable' }, ['Accounts Clerk, Leeds']],
	[{ q: 'hgv' }, ['Driver, São Paulo']],
	[{ q: 'hg\0v\0' }, ['Driver, São Paulo']],
	[{ q: 'unit testing' }, ['Tester, Leeds']],
	[{ q: 'care -kitchen', place: 'leeds' }, ['Care Assistant, Leeds, England']],
	[{ q: '"help our care"' }, ['Kitchen Porter, Leeds']],
	[{ q: 'porter -assistants' }, []],
	[{ q: "the of '; drop table job & | ! :* <->" }, []],
	[{ place: 'sao p' }, ['Driver, São Paulo']],
	[{ remote: 'only' }, ['Tester, Leeds']],
	[{ type: 'part_time' }, ['Care Assistant, Leeds, England']],
	[{ salaryFrom: '25000' }, ['Accounts Clerk, Leeds', 'Care Assistant, Hull']],
	[{ days: '3', q: 'care' }, ['Care Assistant, Leeds, England', 'Kitchen Porter, Leeds']],
])('%j finds %j', async (query, expected) => expect(await find(query)).toEqual(expected))

test('every job comes once, page by page, while newer ones arrive', async () => {
	const { orm } = api.background.database
	const seen: string[] = []
	let cursor: string | null = null
	do {
		const query = new URLSearchParams({ q: 'care', limit: '1', ...(cursor && { cursor }) })
		const page = await json(`/api/jobs/?${query}`)
		expect(page.count).toBe(cursor === null ? 4 : null)
		seen.push(
			...page.jobs.map(({ place, title }: { place: string; title: string }) => title + place),
		)
		cursor = page.nextCursor
		const visit = { sourceId: 'lever:acme', seenAt: new Date(posted) }
		if (seen.length === 1)
			await ingestJobs(orm, visit, [told(0, { externalId: 'new', title: 'Care Lead' })])
	} while (cursor !== null)
	expect(seen).toEqual([
		'Care AssistantLeeds, England',
		'Care AssistantHull',
		'Care AssistantYork',
		'Kitchen PorterLeeds',
	])
})

test('a cursor that was not answered here is refused', async () => {
	const forged = Buffer.from(JSON.stringify(['2 x', crypto.randomUUID()])).toString('base64url')
	for (const cursor of ['x', forged]) {
		expect((await api.app.inject({ url: `/api/jobs/?cursor=${cursor}` })).statusCode).toBe(400)
	}
})

test('a job that somebody adds is theirs alone', async () => {
	const payload = {
		from: 'text',
		title: 'Baker',
		company: 'Crust',
		text: 'You will\n- bake bread',
	}
	const added = await ada.call('POST', '/api/own-jobs/', { payload })
	const baker = jobSchema.parse(added.json())
	expect(baker).toMatchObject({ title: 'Baker', url: '', isOwn: true, credits: [] })
	expect(baker.text).toEqual([
		{ kind: 'paragraph', text: 'You will' },
		{ kind: 'item', text: 'bake bread' },
	])
	const address = `/api/jobs/${baker.id}/`
	const bob = await signedIn(api)
	expect((await api.app.inject({ url: address })).statusCode).toBe(404)
	expect((await bob.call('GET', address)).statusCode).toBe(404)
	expect((await bob.call('DELETE', `/api/own-jobs/${baker.id}/`)).statusCode).toBe(404)
	expect(await find({ q: 'baker' })).toEqual([])
	expect((await ada.call('GET', '/api/own-jobs/')).json()).toMatchObject({
		jobs: [{ title: 'Baker' }],
		count: 1,
		most: 200,
		nextCursor: null,
	})
	expect((await ada.call('DELETE', `/api/own-jobs/${baker.id}/`)).statusCode).toBe(204)
	expect((await ada.call('GET', address)).statusCode).toBe(404)
	expect(
		(await api.app.inject({ method: 'POST', url: '/api/own-jobs/', payload })).statusCode,
	).toBe(401)
})

test('a job may be added by the text of its advert alone, if that names the job', async () => {
	const add = (text: string) =>
		ada.call('POST', '/api/own-jobs/', { payload: { from: 'text', text } })
	const added = jobSchema.parse((await add('Night Porter at Ferrymoor\nPay: £13 an hour')).json())
	expect(added).toMatchObject({
		title: 'Night Porter',
		company: 'Ferrymoor',
		salary: { min: 13, currency: 'GBP', period: 'hour' },
	})
	await ada.call('DELETE', `/api/own-jobs/${added.id}/`)
	expect((await add('we need somebody who is kind.')).json().detail).toMatch(/enter it/)
})

test('a job that somebody added is changed by them alone, and keeps what is left out', async () => {
	const payload = { from: 'text', title: 'Baker', company: 'Crust', text: 'You will\n- bake bread' }
	const added = jobSchema.parse((await ada.call('POST', '/api/own-jobs/', { payload })).json())
	const address = `/api/own-jobs/${added.id}/`
	const change = { title: 'Head baker', closesAt: '2026-07-01T23:59:59.000Z', types: ['full_time'] }
	const answer = await ada.call('PATCH', address, { payload: change })
	expect(jobSchema.parse(answer.json())).toEqual({ ...added, ...change })
	const text = 'You will\n- bake bread\n- lead two bakers'
	const longer = await ada.call('PATCH', address, { payload: { text, company: '' } })
	expect(longer.json()).toMatchObject({ title: 'Head baker', company: '' })
	expect(longer.json().text.at(-1)).toEqual({ kind: 'item', text: 'lead two bakers' })
	const cleared = await ada.call('PATCH', address, { payload: { closesAt: null } })
	expect(cleared.json()).toMatchObject({ closesAt: null, types: ['full_time'] })
	const salary = { min: 12.5, max: 14, currency: 'GBP', period: 'hour' }
	const paid = await ada.call('PATCH', address, { payload: { salary } })
	expect(paid.json()).toMatchObject({ salary, title: 'Head baker' })
	expect((await ada.call('PATCH', address, { payload: { place: 'Hull' } })).json()).toMatchObject({
		salary,
		place: 'Hull',
	})
	const unpaid = await ada.call('PATCH', address, { payload: { salary: null } })
	expect(unpaid.json()).toMatchObject({ salary: null })
	for (const wrong of [{ max: 12 }, { min: null, max: null }, { currency: '£' }]) {
		const refused = { salary: { ...salary, ...wrong } }
		expect((await ada.call('PATCH', address, { payload: refused })).statusCode).toBe(400)
	}

	const bob = await signedIn(api)
	expect((await bob.call('PATCH', address, { payload: change })).statusCode).toBe(404)
	expect((await ada.call('PATCH', address, { payload: { title: ' ' } })).statusCode).toBe(400)
	expect((await ada.call('PATCH', address, { payload: { url: 'me' } })).statusCode).toBe(400)
	expect((await ada.call('DELETE', address)).statusCode).toBe(204)
})

test('no link leads this server into its own network, and the answer does not tell what is there', async () => {
	feeds.asked.length = 0
	const urls = [
		`http://${feeds.host}/empty`,
		'http://127.0.0.1:9/',
		'http://[::1]/',
		'http://10.0.0.1/',
	]
	const answers = await Promise.all(
		urls.map((url) => ada.call('POST', '/api/own-jobs/', { payload: { from: 'link', url } })),
	)
	expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
	expect(answers[0]?.json()).toMatchObject({ code: 'job_page_not_reached' })
	expect(feeds.asked).toEqual([])
})

test('a page that describes its job as schema.org says is read', async () => {
	const posting = {
		'@context': 'https://schema.org/',
		'@type': 'JobPosting',
		title: 'Night Porter',
		description: '<p>Welcome guests.</p><script>alert(1)</script><ul><li>Carry bags</li></ul>',
		hiringOrganization: { '@type': 'Organization', name: 'Hotel Quay' },
		jobLocation: { address: { addressLocality: 'Whitby', addressCountry: 'GB' } },
		employmentType: ['FULL_TIME'],
		datePosted: '2026-05-20',
		validThrough: '2026-07-01',
		baseSalary: { currency: 'GBP', value: { minValue: '12.5', maxValue: 13, unitText: 'HOUR' } },
	}
	const graph = { '@graph': [{ '@type': 'WebPage' }, posting] }
	const json = JSON.stringify(graph).replaceAll('</', '<\\/')
	const html = `<title>x</title><script type="application/ld+json">{broken</script>
		<script type="application/ld+json">${json}</script>`
	const read = jobPostingFetcher(safeFetch(addressGuard([feeds.host])))
	const found = await read(feeds.put('/advert', html))
	expect(found).toMatchObject({
		title: 'Night Porter',
		company: 'Hotel Quay',
		place: 'Whitby, GB',
		types: ['full_time'],
		salary: { min: 12.5, max: 13, currency: 'GBP', period: 'hour' },
	})
	const empty = read(feeds.put('/other', '<p>Jobs</p>'))
	await expect(empty).rejects.toMatchObject({ code: 'job_page_has_no_job' })
	const deep = read(feeds.put('/deep', '<div>'.repeat(500_000)))
	await expect(deep).rejects.toMatchObject({ code: 'job_page_has_no_job' })
})

test('what somebody added is handed out and deleted with their account', async () => {
	const payload = { from: 'text', title: 'Baker', text: 'Bake.' }
	await ada.call('POST', '/api/own-jobs/', { payload })
	const { personalData } = api.background.removal
	const files = (await Promise.all(personalData.map((part) => part.files(ada.id)))).flat()
	expect(files.map(({ path }) => path)).toContain('jobs/Baker.json')
	for (const part of personalData) await part.remove(ada.id)
	const left = (await Promise.all(personalData.map((part) => part.files(ada.id)))).flat()
	expect(left.filter(({ path }) => path.startsWith('jobs/'))).toEqual([])
})
