import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema.ts'

/** Drizzle on either engine, and on a transaction of either. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database: PGlite in the data folder, or a PostgreSQL server. */
export type Database = {
	engine: 'embedded' | 'postgres'
	orm: Orm
	/** How the job queue reaches the same database. */
	jobs: ConstructorOptions
	/** Runs the migrations of a folder that it has not had. */
	migrate: (folder: string) => Promise<void>
	/** Throws when the database does not answer. */
	check: () => Promise<void>
	/** Resolves unless the part of the database that is in this process is stuck, however long its queue is. */
	beat: () => Promise<void>
	/** How many connections the pool has; `null` where there is no pool. */
	connections: (() => { open: number; idle: number; waiting: number }) | null
	close: () => Promise<void>
}
