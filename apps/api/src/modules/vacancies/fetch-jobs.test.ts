import type { ServerResponse } from 'node:http'
import { jobWishSchema } from '@app/contract'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { jobSource } from '#db/schema.ts'
import { idOfSource, type JobSource, jobSourceSchema } from '#job-sources-config.ts'
import { openJobQueue } from '#services/open-job-queue.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { openTestJobFetcher } from '#test/open-test-job-fetcher.ts'
import { startStubFeeds } from '#test/stub-feeds.ts'
import * as recorded from './fixtures/recorded-feeds.ts'
import { scheduleJobFetching } from './job-fetcher.ts'
import { jobStore } from './jobs.store.ts'

const minuteMs = 60_000
/** A busy machine may take its time; no test waits for it to be over. */
const eventually = { timeout: 20_000 }

/** A database, its queue, a server of feeds, and what fetches from it when it is told to start. */
async function openFeeds() {
	const { orm, ...database } = await openTestDatabase(onTestFinished)
	const feeds = await startStubFeeds(onTestFinished)
	const boss = await openJobQueue({ orm, ...database }, { warn: () => undefined })
	onTestFinished(() => boss.stop({ graceful: false }))
	const hanging: ServerResponse[] = []
	const stopping = new AbortController()
	onTestFinished(() => stopping.abort())
	const start = (sources: JobSource[], deadlineMs: number) =>
		scheduleJobFetching(
			boss,
			openTestJobFetcher({
				orm,
				deadlineMs,
				sources,
				host: feeds.host,
				now: Date.now,
				signal: stopping.signal,
				log: { warn: () => undefined },
			}),
		)
	/** A source that begins to answer and never ends. */
	const hang = (board: string) =>
		source(
			board,
			feeds.answer(`/${board}`, (_request, response) => {
				response.writeHead(200, { 'content-type': 'application/json' }).write('{"jobs":[')
				hanging.push(response)
			}),
		)
	const answer = (board: string) => source(board, feeds.put(`/${board}`, recorded.greenhouseAnswer))
	const rowOf = async (board: string) => {
		const [row] = await orm
			.select()
			.from(jobSource)
			.where(eq(jobSource.id, `greenhouse:${board}`))
		return row
	}
	const countOpen = async () => {
		const wish = { ...jobWishSchema.parse({}), sort: 'newest' as const, limit: 50 }
		return (await jobStore({ orm, now: Date.now }).search(wish)).jobs.length
	}
	return { orm, boss, feeds, hanging, stopping, start, hang, answer, rowOf, countOpen }
}

const source = (board: string, url: string): JobSource =>
	jobSourceSchema.parse({ kind: 'greenhouse', board, url })

test('a source that never ends does not delay one that answers', { timeout: 60_000 }, async () => {
	const { start, hang, answer, hanging, rowOf, countOpen } = await openFeeds()
	await start([hang('endless'), answer('prompt')], 5 * minuteMs)
	await expect.poll(() => hanging.length, eventually).toBe(1)
	await expect.poll(async () => (await rowOf('prompt'))?.fetchedAt, eventually).toBeInstanceOf(Date)
	expect(await countOpen()).toBe(1)
	expect(hanging[0]?.closed).toBe(false)
	expect(await rowOf('endless')).toMatchObject({ fetchedAt: null, failures: 0 })
})

test('a source that never ends is left at its deadline, and alone for a while after it', {
	timeout: 60_000,
}, async () => {
	const { start, hang, hanging, rowOf } = await openFeeds()
	await start([hang('endless')], 500)
	await expect.poll(async () => (await rowOf('endless'))?.failures, eventually).toBe(1)
	const row = await rowOf('endless')
	expect(row).toMatchObject({ problem: 'too_slow', fetchedAt: null })
	expect(Number(row?.nextAt) - Date.now()).toBeGreaterThan(9 * minuteMs)
	await expect.poll(() => hanging[0]?.closed, eventually).toBe(true)
})

test('sources that failed last time take no turns of those that answered', {
	timeout: 60_000,
}, async () => {
	const { orm, start, hang, answer, hanging, rowOf } = await openFeeds()
	const endless = Array.from({ length: 12 }, (_, index) => hang(`endless-${index}`))
	const failed = endless.map(idOfSource)
	for (const id of failed) {
		await orm.insert(jobSource).values({ id, name: id, nextAt: new Date(0), failures: 1 })
	}
	await start([...endless, answer('prompt')], 5 * minuteMs)
	await expect.poll(async () => (await rowOf('prompt'))?.fetchedAt, eventually).toBeInstanceOf(Date)
	await expect.poll(() => hanging.length, eventually).toBe(2)
})

test('a source has one job, however often it is found to be due', { timeout: 60_000 }, async () => {
	const { boss, start, hang, hanging, orm } = await openFeeds()
	await start([hang('endless')], 5 * minuteMs)
	await expect.poll(() => hanging.length, eventually).toBe(1)
	await orm.update(jobSource).set({ nextAt: new Date(0) })
	const id = await boss.send('job-feeds', {})
	const stateOf = async () => (await boss.findJobs('job-feeds', { id: id ?? '' }))[0]?.state
	await expect.poll(stateOf, eventually).toBe('completed')
	expect(await boss.findJobs('job-feed-visit')).toHaveLength(1)
	expect(hanging).toHaveLength(1)
})

test('a visit that is cut short by a stop is no failure, and the source stays due', {
	timeout: 60_000,
}, async () => {
	const { start, hang, hanging, stopping, rowOf } = await openFeeds()
	await start([hang('endless')], 5 * minuteMs)
	await expect.poll(() => hanging.length, eventually).toBe(1)
	stopping.abort()
	await expect
		.poll(async () => Number((await rowOf('endless'))?.nextAt) <= Date.now(), eventually)
		.toBe(true)
	expect(await rowOf('endless')).toMatchObject({ failures: 0, problem: null })
})
