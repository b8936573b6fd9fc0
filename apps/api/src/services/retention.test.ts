import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outboxMessage } from '#db/schema.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { outboxStore } from '../modules/outbox/outbox.store.ts'
import { openDatabaseClock } from './database-clock.ts'
import { openJobQueue } from './open-job-queue.ts'
import { accountUpkeepQueue, contactTidyingQueue } from './queues.ts'
import { runRetention } from './retention.ts'

const dayMs = 86_400_000
const eventually = { timeout: 20_000 }

/** A node whose clock can be set, which deletes old messages of the outbox; there is one from two weeks ago. */
async function openNode() {
	const database = await openTestDatabase(onTestFinished)
	const boss = await openJobQueue(database, { warn: () => undefined })
	onTestFinished(() => boss.stop({ graceful: false }))
	const { orm } = database
	const node = { aheadMs: 0 }
	const machine = {
		monotonicMs: () => performance.now(),
		wallMs: () => Date.now() + node.aheadMs,
	}
	const clock = await openDatabaseClock(orm, { log: { warn: () => undefined }, machine })
	onTestFinished(clock.close)
	const outbox = outboxStore({ orm, now: () => Date.now() - 14 * dayMs })
	const id = '019aa5c0-0000-7000-8000-000000000001'
	await outbox.keep({ id, to: 'ada@example.com', subject: 'Old', text: '', html: '' })
	const warnings: object[] = []
	const log = { warn: (details: object) => void warnings.push(details) }
	const rules = [accountUpkeepQueue, contactTidyingQueue].map((queue) => ({
		queue,
		cron: '0 0 1 1 *',
		removeExpired: outbox.removeExpired,
	}))
	await runRetention(boss, rules, { compareClocks: clock.compare, log })
	const countKept = () => orm.$count(outboxMessage)
	const stateOfLast = async (queue: string) => (await boss.findJobs(queue))[0]?.state
	return { node, boss, warnings, countKept, stateOfLast }
}

test.each([40 * dayMs, -40 * dayMs, 31_000, -31_000])(
	'a node whose clock is %i ms ahead of the database deletes nothing, until its clock is set',
	{ timeout: 60_000 },
	async (aheadMs) => {
		const { node, boss, warnings, countKept, stateOfLast } = await openNode()
		node.aheadMs = aheadMs
		await boss.send(accountUpkeepQueue)
		await expect.poll(() => stateOfLast(accountUpkeepQueue), eventually).toBe('retry')
		expect(warnings).toEqual([{ seconds: Math.round(-aheadMs / 1000) }])
		expect(await countKept()).toBe(1)
		node.aheadMs = 0
		await boss.send(accountUpkeepQueue)
		await expect.poll(countKept, eventually).toBe(0)
	},
)

test('a node whose clock is 20 seconds off deletes what is old', { timeout: 60_000 }, async () => {
	const { node, boss, warnings, countKept } = await openNode()
	node.aheadMs = 20_000
	await boss.send(accountUpkeepQueue)
	await expect.poll(countKept, eventually).toBe(0)
	expect(warnings).toEqual([])
})

test('a process that refuses says so once, not for every job', { timeout: 60_000 }, async () => {
	const { node, boss, warnings, stateOfLast } = await openNode()
	node.aheadMs = 40 * dayMs
	for (const queue of [accountUpkeepQueue, contactTidyingQueue]) {
		await boss.send(queue)
		await expect.poll(() => stateOfLast(queue), eventually).toBe('retry')
	}
	expect(warnings).toHaveLength(1)
})

/** A deletion that compares a time: a Drizzle statement or one of SQL. */
const deletesByTime =
	/\.delete\(\w+\)[^;]{0,120}?\blte?\(|delete from [a-z_."]+[^`]*(?:interval|::timestamptz|\bago\()/

/** Deletes by time but not by age: a job that a source stopped listing is listed again at the next visit. */
const notByAge = ['modules/vacancies/ingest-feed.ts']

test('whatever is deleted by age takes its time from the one clock of retention', () => {
	const source = join(import.meta.dirname, '..')
	const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^test\//.test(path))
		.filter((path) => deletesByTime.test(readFileSync(join(source, path), 'utf8')))
	expect(files).toContain('modules/cvs/thin-versions.ts')
	expect(files).toContain('modules/cvs/bin-cvs.ts')
	const without = files.filter(
		(path) => !readFileSync(join(source, path), 'utf8').includes('at: RetentionTime'),
	)
	expect(without).toEqual(notByAge)
})
