import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Where drizzle-kit writes the one set of migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

// Any number that no other program on the same database uses: the bytes of "ella".
const migrationLock = 0x656c6c61

/** Brings a PostgreSQL database up to date; processes that start together take turns. */
export async function migratePostgres(url: string, folder = migrationsFolder): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [migrationLock])
		await migrate(drizzle(client), { migrationsFolder: folder })
	} finally {
		// The end of the connection releases the lock.
		await client.end()
	}
}
