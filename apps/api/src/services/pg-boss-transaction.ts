import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Orm } from '#db/database.ts'

/** Lets a job be queued in a transaction of the app, so that it comes with the rest or not at all. */
export function pgBossTransaction(tx: Orm): Db {
	// Drizzle's common type leaves open what `execute` answers; both engines answer with rows.
	return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql)
}
