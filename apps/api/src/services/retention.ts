import type { PgBoss } from 'pg-boss'
import { type ClockComparison, tolerableSkewMs } from './database-clock.ts'
import type { Log } from './open-job-queue.ts'

declare const agreed: unique symbol

/**
 * A moment at which the clocks of the database and of this machine agree. Every deletion by age takes one, and only
 * `runRetention` makes them: so nothing is deleted for its age on a machine, or by a database, whose date is wrong.
 */
export type RetentionTime = Date & { readonly [agreed]: true }

/** Something that is deleted when it is old enough. */
export type RetentionRule = {
	/** The queue of its job. */
	queue: string
	/** When the job runs, as a cron expression in UTC. */
	cron: string
	/** Deletes data that is too old at this moment. */
	removeExpired: (at: RetentionTime) => Promise<void>
}

type RetentionDeps = {
	/** Reads the database's clock anew; rejects when the database does not answer. */
	compareClocks: () => Promise<ClockComparison>
	log: Log
}

/** Why a job that deletes by age failed; another node takes it when the queue tries it again. */
class ClocksDisagree extends Error {
	constructor() {
		super('Nothing was deleted: the clocks of this machine and of the database disagree.')
	}
}

/**
 * Makes this process delete old data; of several processes one does. A process whose clock is more than half a minute
 * off the database's deletes nothing, because nobody can tell which clock is wrong.
 */
export async function runRetention(
	boss: PgBoss,
	rules: RetentionRule[],
	deps: RetentionDeps,
): Promise<void> {
	const retentionTime = openRetentionClock(deps)
	for (const { queue, cron, removeExpired } of rules) {
		await boss.work(queue, async () => removeExpired(await retentionTime()))
		await boss.schedule(queue, cron)
	}
}

/** Returns a function that reads the time for retention; it throws while the clocks disagree, and logs that once. */
function openRetentionClock({ compareClocks, log }: RetentionDeps): () => Promise<RetentionTime> {
	let isRefusing = false
	return async () => {
		const { databaseMs, skewMs } = await compareClocks()
		const isAgreed = Math.abs(skewMs) <= tolerableSkewMs
		if (!isAgreed && !isRefusing) {
			log.warn(
				{ seconds: Math.round(skewMs / 1000) },
				"This machine's clock and the database's differ by more than 30 seconds, so this process deletes nothing that is old; set both clocks",
			)
		}
		isRefusing = !isAgreed
		if (!isAgreed) throw new ClocksDisagree()
		// The only place where this type is made.
		return new Date(databaseMs) as RetentionTime
	}
}
