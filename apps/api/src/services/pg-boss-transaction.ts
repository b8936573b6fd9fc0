import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Orm } from '#db/database.ts'

/**
 * Makes pg-boss queue a job in a transaction of the app, so that the job is committed with the rest or not at all.
 */
export function pgBossTransaction(tx: Orm): Db {
	// Drizzle's common type leaves open what `execute` answers; both engines answer with rows.
	return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql)
}
