import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../apps/api/src/db/database.ts'
import {
	accountRemovalQueue,
	accountUpkeepQueue,
	applicationTidyingQueue,
	contactTidyingQueue,
	cvTidyingQueue,
	expiryQueue,
	fileTidyingQueue,
} from '../../../apps/api/src/services/queues.ts'
import { onDatabase } from '../durability/trail.ts'
import { findWhatIsLeft } from './cast.ts'
import { startWithClockAhead } from './clock-ahead.ts'
import type { Aim } from './judge.ts'
import { withQueues } from './seed.ts'
import { type Outcome, type Stage, spellWithMemory, titles, warmUp } from './stage.ts'

/** Every queue whose jobs delete something because of its age. */
const deletingQueues = [
	accountRemovalQueue,
	accountUpkeepQueue,
	applicationTidyingQueue,
	contactTidyingQueue,
	cvTidyingQueue,
	expiryQueue,
	fileTidyingQueue,
]
const takenWithinMs = 8_000

/**
 * On PostgreSQL, the only worker has a clock 40 days ahead, and every deletion job is requested. The embedded
 * database has one process, so a second server with this clock is started on its folder.
 */
export function measureClockAhead(stage: Stage): Promise<Outcome> {
	return stage.world.engine === 'postgres' ? besideWorker(stage) : besideSecondServer(stage)
}

async function besideWorker(stage: Stage): Promise<Outcome> {
	const { world } = stage
	await world.start({ WORKERS: '0' })
	const worker = startWithClockAhead('worker', world.env)
	try {
		return await onDatabase(world.place, (database) =>
			withQueues(database, async (send) => {
				await worker.ready
				await warmUp(stage)
				const ids = await send(deletingQueues)
				const measured = await spellWithMemory(stage, () => [worker.pid() ?? 0])
				const done = await countDone(database, ids)
				const isNoticed = /ahead of/.test(worker.output())
				return {
					...toOutcome(measured),
					aims: await judgeWhatIsLeft(stage),
					notes: [
						`the worker that is ahead ran ${done} of ${ids.length} jobs that delete`,
						`its log ${isNoticed ? 'says' : 'does not say'} that it is ahead`,
					],
				}
			}),
		)
	} finally {
		await worker.stop()
	}
}

/** How many of these jobs were done, once all are or nobody is likely to take the rest. */
async function countDone({ orm }: Database, ids: string[]): Promise<number> {
	const deadline = performance.now() + takenWithinMs
	const list = JSON.stringify(ids)
	for (;;) {
		const found = await orm.execute(
			sql`select count(*)::int as count from pgboss.job
				where state = 'completed' and id::text in (select jsonb_array_elements_text(${list}::jsonb))`,
		)
		// Drizzle's common type leaves the answer open; both engines answer with `rows`.
		const [row] = (found as unknown as { rows: { count: number }[] }).rows
		const done = row?.count ?? 0
		if (done === ids.length || performance.now() > deadline) return done
		await wait(200)
	}
}

async function besideSecondServer(stage: Stage): Promise<Outcome> {
	const { world } = stage
	const second = startWithClockAhead('server', { ...world.env, PORT: '0' })
	const measured = await spellWithMemory(stage)
	const code = await Promise.race([second.ended, wait(takenWithinMs, null)])
	if (code === null) await second.stop()
	const refused: Aim = {
		what: 'a second server on the same folder is refused',
		isMet: code !== null && code !== 0,
		says: code === null ? 'it ran on' : `exit code ${code}`,
	}
	return {
		...toOutcome(measured),
		aims: [refused, ...(await judgeWhatIsLeft(stage))],
		notes: [(second.output().trim().split('\n').at(-1) ?? '').slice(0, 200)],
	}
}

function toOutcome(measured: Awaited<ReturnType<typeof spellWithMemory>>) {
	return { letter: 'H' as const, title: titles.H, ...measured, report: null }
}

async function judgeWhatIsLeft({ world, cast }: Stage): Promise<Aim[]> {
	const left = await findWhatIsLeft(world, cast)
	return left.map(([what, isThere]) => ({
		what: `${what} is still there`,
		isMet: isThere,
		says: isThere ? 'there' : 'GONE',
	}))
}
