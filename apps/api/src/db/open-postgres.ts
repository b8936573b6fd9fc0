import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { bringUpToDate } from './bring-up-to-date.ts'
import type { Database } from './database.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { UpgradeError } from './migrations/schema-version.ts'
import * as schema from './schema.ts'

/** Opens a PostgreSQL server's database and brings it up to date. */
export async function openPostgres(url: string, connections: number): Promise<Database> {
	return bringUpToDate(await openPostgresAsItIs(url, connections))
}

/** Opens a PostgreSQL server's database and changes nothing in it. */
export async function openPostgresAsItIs(url: string, connections: number): Promise<Database> {
	const inWords = (cause: Error) => {
		if (cause instanceof UpgradeError) throw cause
		throw new Error(`Ella can’t use PostgreSQL at ${new URL(url).host}: ${reasonOf(cause)}`, {
			cause,
		})
	}
	const pool = new pg.Pool({ connectionString: url, max: connections })
	// A connection that breaks while idle is replaced; the statement that needs it sees its own error.
	pool.on('error', () => {})
	return {
		engine: 'postgres',
		orm: drizzle(pool, { schema }),
		jobs: { connectionString: url, max: 4, application_name: 'ella-jobs' },
		migrate: (folder) => migratePostgres(url, folder).catch(inWords),
		check: async () => void (await pool.query('select 1').catch(inWords)),
		// A server that does not answer is not mended by starting Ella again.
		beat: async () => undefined,
		close: () => pool.end(),
	}
}

// The error of a host with several addresses has an empty message, and the reasons inside.
function reasonOf(error: Error): string {
	if (error.message === '' && error instanceof AggregateError) return String(error.errors[0])
	return error.cause instanceof Error ? error.cause.message : error.message
}
