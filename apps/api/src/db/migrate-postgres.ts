import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
	type MigrationConnection,
	type MigrationPatience,
	runMigrations,
} from './migrations/run-migrations.ts'

/** Where drizzle-kit writes the one set of migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

type MigrationOptions = {
	patience?: MigrationPatience
	/** How long the connection may take; by default as long as the system lets it. */
	connectMs?: number
}

/** Brings a PostgreSQL database up to date; processes that start together take turns. */
export async function migratePostgres(
	url: string,
	folder = migrationsFolder,
	{ patience, connectMs = 0 }: MigrationOptions = {},
): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		application_name: 'ella-migrations',
		connectionTimeoutMillis: connectMs,
	})
	await client.connect()
	try {
		// An index of a large table takes longer than any statement of a request may.
		await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
		await runMigrations(connectionFrom(client), folder, patience)
	} finally {
		// The end of the connection releases the lock.
		await client.end()
	}
}

function connectionFrom(client: pg.Client): MigrationConnection {
	const queries = {
		query: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows,
		exec: async (text: string) => void (await client.query(text)),
	}
	return {
		...queries,
		transaction: async (work) => {
			await client.query('begin')
			try {
				await work(queries)
				await client.query('commit')
			} catch (error) {
				await client.query('rollback')
				throw error
			}
		},
	}
}
