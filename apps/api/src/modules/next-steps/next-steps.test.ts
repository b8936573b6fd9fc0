import { randomUUID } from 'node:crypto'
import { getCvScores, jobWishSchema, nextFactsSchema } from '@app/contract'
import { emptyCv, setField } from '@app/cv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, jobSearch, jobSource } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { ingestJobs } from '../vacancies/ingest-feed.ts'

const { later, cleanUp } = cleanUps()
const start = Date.parse('2026-06-10T12:00:00Z')
let api: TestApp
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	api.clock.stoppedAtMs = start
})
afterAll(cleanUp)

const factsOf = async (person: SignedIn) => {
	const answer = await person.call('GET', '/api/next-steps/')
	expect(answer.statusCode, answer.body).toBe(200)
	return nextFactsSchema.parse(answer.json())
}
const create = async (person: SignedIn, document: object) => {
	const made = await person.call('POST', '/api/cvs/', { payload: { title: 'Mine', document } })
	expect(made.statusCode, made.body).toBe(200)
	return made.json().id
}
const orm = () => api.background.database.orm

test('an account with nothing in it has nothing to tell, and a guest has no account', async () => {
	expect(await factsOf(await signedIn(api))).toEqual({ cv: null, due: [], searches: [] })
	expect((await api.app.inject({ url: '/api/next-steps/' })).statusCode).toBe(401)
})

test('the CV that was changed last tells what it lacks, its remarks, and what became of it', async () => {
	const ada = await signedIn(api)
	await create(ada, setField(emptyCv(), 'personalInfo.firstName', 'Ada'))
	expect((await factsOf(ada)).cv).toMatchObject({
		missing: ['contact', 'work'],
		isDownloaded: false,
	})
	api.clock.aheadMs = 1000
	const id = await create(ada, sampleCv())
	const whole = (await factsOf(ada)).cv
	expect(whole).toMatchObject({ id, missing: [], isDownloaded: false, isTailored: false })
	expect(whole?.remarks === 0).toBe(whole?.firstRemark === null)
	await ada.call('POST', `/api/cvs/${id}/export/`, { payload: { format: 'txt' } })
	expect((await factsOf(ada)).cv?.isDownloaded).toBe(true)
})

test('each of one’s own CVs has its score, until it is deleted', async () => {
	const [ada, bob] = [await signedIn(api), await signedIn(api)]
	const [empty, whole] = [await create(ada, emptyCv()), await create(ada, sampleCv())]
	const scoresOf = async (person: SignedIn) => {
		const answer = await person.call('GET', '/api/cv-scores/')
		return getCvScores.response.parse(answer.json()).scores
	}
	const scores = await scoresOf(ada)
	expect(Object.keys(scores).sort()).toEqual([empty, whole].sort())
	expect(scores[whole]).toBeGreaterThan(scores[empty] ?? 100)
	expect(await scoresOf(bob)).toEqual({})
	await ada.call('DELETE', `/api/cvs/${whole}/`)
	expect(Object.keys(await scoresOf(ada))).toEqual([empty])
})

const at = new Date(start)
const row = (ownerId: string, stepOn: string | null, more: object = {}) => ({
	id: randomUUID(),
	ownerId,
	title: 'Baker',
	company: 'Crust',
	stage: 'applied' as const,
	position: 1,
	stepWhat: stepOn && `Ring on ${stepOn}`,
	stepOn,
	createdAt: at,
	updatedAt: at,
	...more,
})

test('steps of applications count until tomorrow, overdue ones last, and only one’s own that go on', async () => {
	const [ada, bob] = [await signedIn(api), await signedIn(api)]
	await orm()
		.insert(application)
		.values([
			row(ada.id, '2026-06-11'),
			row(ada.id, '2026-06-02'),
			row(ada.id, '2026-06-12'),
			row(ada.id, '2026-06-03', { stage: 'rejected' }),
			row(ada.id, '2026-06-04', { deletedAt: at }),
			row(bob.id, '2026-06-01'),
		])
	const { due } = await factsOf(ada)
	expect(due.map(({ on, what }) => [on, what])).toEqual([
		['2026-06-11', 'Ring on 2026-06-11'],
		['2026-06-02', 'Ring on 2026-06-02'],
	])
})

test('what was due long ago doesn’t hide what is due today and tomorrow', async () => {
	const ada = await signedIn(api)
	const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-11', '2026-06-10']
	await orm()
		.insert(application)
		.values(days.map((day) => row(ada.id, day)))
	const { due } = await factsOf(ada)
	expect(due.map(({ on }) => on)).toEqual(['2026-06-10', '2026-06-11', '2026-06-01'])
})

test('closing days count within two days, while the application isn’t sent', async () => {
	const ada = await signedIn(api)
	const closing = (closesAt: string, more: object = {}) =>
		row(ada.id, null, { stage: 'saved', closesAt: new Date(closesAt), ...more })
	await orm()
		.insert(application)
		.values([
			closing('2026-06-12T23:59:59Z', { title: 'Cook' }),
			closing('2026-06-10T23:59:59Z'),
			closing('2026-06-13T00:00:00Z'),
			closing('2026-06-10T11:59:59Z'),
			closing('2026-06-11T12:00:00Z', { stage: 'applied' }),
			closing('2026-06-11T12:00:00Z', { deletedAt: at }),
		])
	expect((await factsOf(ada)).due).toMatchObject([
		{ kind: 'closing', title: 'Baker', on: '2026-06-10' },
		{ kind: 'closing', title: 'Cook', on: '2026-06-12' },
	])
})

test('a saved search tells how many jobs came in within a week', async () => {
	const ada = await signedIn(api)
	await orm()
		.insert(jobSource)
		.values({ id: 'lever:x', name: 'X', nextAt: new Date(start) })
	const take = (title: string, daysAgo: number) =>
		ingestJobs(orm(), { sourceId: 'lever:x', seenAt: new Date(start - daysAgo * 86_400_000) }, [
			{
				externalId: title,
				title,
				company: 'Crust',
				place: 'Hull',
				isRemote: false,
				types: [],
				salary: null,
				html: '',
				isExcerpt: false,
				postedAt: null,
				closesAt: null,
				url: `https://example.com/${encodeURIComponent(title)}`,
			},
		])
	await take('Baker of old', 8)
	await take('Baker', 6)
	const search = (name: string, q: string) => ({
		id: randomUUID(),
		ownerId: ada.id,
		name,
		wish: jobWishSchema.parse({ q }),
		alert: 'off' as const,
		toldUntil: new Date(start),
		createdAt: new Date(start),
	})
	await orm()
		.insert(jobSearch)
		.values([search('Bread', 'baker'), search('Fish', 'fishmonger')])
	const found = (await factsOf(ada)).searches.map(({ name, newJobs }) => [name, newJobs])
	expect(found).toEqual([['Bread', 1]])
})
