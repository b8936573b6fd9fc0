import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'

/**
 * Runs `work` in a transaction that holds a lock on a file. Keeping and removing the same file waits for the lock,
 * also in another process.
 */
export function withFileLocked<T>(
	orm: Orm,
	hash: string,
	work: (tx: Orm) => Promise<T>,
): Promise<T> {
	const key = BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`)).toString()
	return orm.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
		return work(tx)
	})
}
