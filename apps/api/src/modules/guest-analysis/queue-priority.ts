import { sql } from 'drizzle-orm'
import type { JobOptions } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { analysisQueue } from '#services/queues.ts'

/** Who sent a file, as a keyed hash of their account or network, and how large the file is. */
type Sent = { sender: string; bytes: number }

/** Up to this size, in bytes, a file counts as small; each doubling of it is a step down. */
const smallBytes = 256 * 1024
/** Files from 16 MB on are all as late as this. */
const stepsOfSize = 6

/**
 * The place of a file in the queue: small files come first, and the second file of a sender comes after the
 * first of everybody else. Files of one sender are read one at a time. Holds the sender's turn until the transaction ends.
 */
export async function findQueuePriority(
	tx: Orm,
	{ sender, bytes }: Sent,
): Promise<Pick<JobOptions, 'group' | 'priority'>> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`)
	const waiting = await tx.$count(
		sql`pgboss.job`,
		sql`name = ${analysisQueue} and group_id = ${sender} and state < 'completed'`,
	)
	return { group: { id: sender }, priority: -(waiting * (stepsOfSize + 1) + sizeStep(bytes)) }
}

function sizeStep(bytes: number): number {
	const doublings = Math.ceil(Math.log2(Math.max(1, bytes / smallBytes)))
	return Math.min(doublings, stepsOfSize)
}
