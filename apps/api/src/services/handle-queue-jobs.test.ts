import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#test/open-test-database.ts'
import { handleQueueJobs } from './handle-queue-jobs.ts'
import { openJobQueue } from './open-job-queue.ts'
import { contactTidyingQueue as queue } from './queues.ts'

async function openQueue() {
	const database = await openTestDatabase(onTestFinished)
	const boss = await openJobQueue(database, { warn: () => {} })
	onTestFinished(() => boss.stop({ graceful: false }))
	return boss
}

test('a lane takes the jobs that wait without a pause between them', async () => {
	const boss = await openQueue()
	const amount = 12
	for (let i = 0; i < amount; i += 1) await boss.send(queue, { i })
	const begun: number[] = []
	await handleQueueJobs(boss, { queue, lanes: 1 }, async () => void begun.push(performance.now()))
	await vi.waitFor(() => expect(begun).toHaveLength(amount), { timeout: 60_000 })
	const pauses = begun.slice(1).map((at, i) => at - (begun[i] ?? at))
	// A lane that waits for its poll pauses for half a second or a whole one before every job.
	expect(pauses.filter((ms) => ms < 400).length).toBeGreaterThan(amount / 2)
})

test('as many jobs run at the same time as there are lanes', async () => {
	const boss = await openQueue()
	for (let i = 0; i < 4; i += 1) await boss.send(queue, { i })
	let running = 0
	let most = 0
	let done = 0
	const release = Promise.withResolvers<void>()
	await handleQueueJobs(boss, { queue, lanes: 2 }, async () => {
		running += 1
		most = Math.max(most, running)
		if (most === 2) release.resolve()
		await release.promise
		running -= 1
		done += 1
	})
	await vi.waitFor(() => expect(done).toBe(4), { timeout: 60_000 })
	expect(most).toBe(2)
})
