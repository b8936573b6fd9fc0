import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Database } from '#db/database.ts'
import { queues } from './queues.ts'
import { carryTraces } from './tracing/trace-jobs.ts'

/** The log for problems in the background. */
export type Log = { warn: (details: object, message: string) => void }

/**
 * Starts the job queue on a database, and makes every queue. `onError` is called with errors of the queue's
 * background work, which come several times a second while the database is gone.
 */
export async function openJobQueue(
	database: Database,
	log: Log,
	onError = (error: Error) => log.warn({ err: error }, 'The job queue reported an error'),
): Promise<PgBoss> {
	const isEmbedded = database.engine === 'embedded'
	// The embedded database has one process, whose jobs are released at its next start.
	const superviseSeconds = isEmbedded ? 30 : 2
	const boss = new PgBoss({
		...database.jobs,
		useListenNotify: true,
		superviseIntervalSeconds: superviseSeconds,
		monitorIntervalSeconds: superviseSeconds,
		monitorVacuum: !isEmbedded,
		reindex: !isEmbedded,
	})
	carryTraces(boss)
	boss.on('error', onError)
	boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warned'))
	try {
		await boss.start()
		await makeQueues(boss)
		if (isEmbedded) await releaseOrphans(database, boss)
		return boss
	} catch (error) {
		await boss.stop({ graceful: false }).catch(() => undefined)
		throw error
	}
}

async function makeQueues(boss: PgBoss): Promise<void> {
	const made = new Set((await boss.getQueues()).map(({ name }) => name))
	for (const { name, policy = 'standard', ...settings } of queues) {
		// A queue keeps the policy that it was made with.
		if (made.has(name)) await boss.updateQueue(name, settings)
		else await boss.createQueue(name, { ...settings, policy })
		// Asking for any job makes pg-boss remember the queue. It would otherwise look it up while a
		// transaction of the embedded database is open, and wait for that for ever.
		await boss.getJobById(name, randomUUID())
	}
}

/** Gives back the jobs of a process that died: on the embedded database nobody else can hold them. */
async function releaseOrphans({ orm }: Database, boss: PgBoss): Promise<void> {
	for (const { name } of queues) {
		const found = await orm.execute(
			sql`select id from pgboss.job where name = ${name} and state = 'active'`,
		)
		// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
		const ids = (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
		if (ids.length > 0) await boss.fail(name, ids, { message: 'The server stopped in the middle.' })
	}
}
