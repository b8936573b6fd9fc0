import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'

/**
 * The settings that make every server write values as the same text, and that remove timeouts, because a backup takes
 * long.
 */
const settings = [
	"set local timezone to 'UTC'",
	"set local datestyle to 'ISO, YMD'",
	"set local intervalstyle to 'postgres'",
	"set local bytea_output to 'hex'",
	'set local extra_float_digits to 1',
	"set local search_path to ''",
	'set local statement_timeout to 0',
	'set local idle_in_transaction_session_timeout to 0',
]

/** Makes a transaction read and write values in the one way that backups are written in. */
export async function setTransactionFormats(tx: Orm): Promise<void> {
	for (const setting of settings) await tx.execute(sql.raw(setting))
}

/**
 * Opens a snapshot of the database as of this moment, until it is closed. PostgreSQL lets others write meanwhile; the
 * embedded database has one connection, so others wait.
 */
export async function openSnapshot(orm: Orm): Promise<{ tx: Orm; close: () => Promise<void> }> {
	const opened = Promise.withResolvers<Orm>()
	const closing = Promise.withResolvers<void>()
	const ended = orm.transaction(
		async (tx) => {
			await setTransactionFormats(tx)
			opened.resolve(tx)
			await closing.promise
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	)
	ended.catch(opened.reject)
	const tx = await opened.promise
	return {
		tx,
		close: () => {
			closing.resolve()
			return ended
		},
	}
}

/** The rows that a statement answers. */
export async function selectRows<T>(tx: Orm, statement: SQL | string): Promise<T[]> {
	const query = typeof statement === 'string' ? sql.raw(statement) : statement
	// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
	return ((await tx.execute(query)) as unknown as { rows: T[] }).rows
}
