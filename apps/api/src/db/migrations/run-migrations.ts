import { setTimeout as wait } from 'node:timers/promises'
import { concurrentIndex, type Migration, readMigrations } from './read-migrations.ts'
import { missingMigrations, nextRecord, type SchemaState, UpgradeError } from './schema-version.ts'

type Row = Record<string, unknown>

/** One connection to a database, on either engine. */
export type MigrationConnection = {
	/** Runs one statement with parameters. */
	query: (text: string, values?: unknown[]) => Promise<Row[]>
	/** Runs statements without parameters, by default each committed separately. */
	exec: (text: string) => Promise<void>
	/** Runs `work` in a transaction. */
	transaction: (
		work: (tx: Omit<MigrationConnection, 'transaction'>) => Promise<void>,
	) => Promise<void>
}

/** How patient a migration is with the people who use the tables that it changes. */
export type MigrationPatience = {
	/** Everybody who needs a table queues behind a change that waits for it, so it does not wait long. */
	lockTimeoutMs: number
	/** The pause before the change is tried again. */
	pauseMs: number
	/** After so long the start fails. */
	giveUpAfterMs: number
}

const patience: MigrationPatience = { lockTimeoutMs: 2000, pauseMs: 1000, giveUpAfterMs: 300_000 }

// Any number that no other program on the same database uses: the bytes of "ella".
const migrationLock = 0x656c6c61

const busyCodes = new Set(['55P03', '40P01'])

/**
 * Applies the migrations of a folder that a database lacks, each in a separate transaction. Of several processes, one
 * applies them and the others wait. Throws when a newer version made the database and doesn't say that this version
 * can work on it, and when a table is in use for too long.
 */
export async function runMigrations(
	connection: MigrationConnection,
	folder: string,
	settings = patience,
): Promise<void> {
	const known = readMigrations(folder)
	if (missingMigrations(known, await readState(connection)).length === 0) return
	await whileAlone(connection, async () => {
		await makeTables(connection)
		const state = await readState(connection)
		const missing = missingMigrations(known, state)
		if (missing.length === 0) return
		await writeRecord(connection, nextRecord(known, state))
		for (const migration of missing) await applyPatiently(connection, migration, settings)
	})
}

// Asked for again and again rather than waited for: `create index concurrently` waits until every statement that runs
// in this database is over, also one that waits for this lock.
async function whileAlone({ query }: MigrationConnection, work: () => Promise<void>) {
	for (;;) {
		const [row] = await query('select pg_try_advisory_lock($1) as "isMine"', [migrationLock])
		if (row?.isMine === true) break
		await wait(250)
	}
	try {
		await work()
	} finally {
		await query('select pg_advisory_unlock($1)', [migrationLock])
	}
}

async function applyPatiently(
	connection: MigrationConnection,
	migration: Migration,
	{ lockTimeoutMs, pauseMs, giveUpAfterMs }: MigrationPatience,
): Promise<void> {
	const giveUpAt = Date.now() + giveUpAfterMs
	for (;;) {
		try {
			if (migration.isConcurrent) return await applyConcurrently(connection, migration)
			return await applyAtOnce(connection, migration, lockTimeoutMs)
		} catch (error) {
			if (!isBusy(error)) throw error
			if (Date.now() > giveUpAt) {
				throw new UpgradeError(
					[
						`The database could not be upgraded: a table that ${migration.tag} changes has been in use for ${Math.round(giveUpAfterMs / 60_000)} minutes.`,
						`Nothing of that change was kept.`,
						`Please end the long transaction and start Ella again.`,
					].join(' '),
					{ cause: error },
				)
			}
			await wait(pauseMs)
		}
	}
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && 'code' in error && busyCodes.has(String(error.code))
}

function applyAtOnce(
	connection: MigrationConnection,
	migration: Migration,
	lockTimeoutMs: number,
): Promise<void> {
	return connection.transaction(async (tx) => {
		await tx.exec(`set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = 0`)
		for (const statement of migration.statements) await tx.exec(statement)
		await markApplied(tx, migration)
	})
}

// Building an index concurrently blocks nobody, so there is no lock timeout. An interrupted build leaves an index
// that nothing uses.
async function applyConcurrently(
	connection: MigrationConnection,
	migration: Migration,
): Promise<void> {
	for (const statement of migration.statements) {
		const index = concurrentIndex(statement)
		if (index?.verb === 'create') {
			const [found] = await connection.query(
				'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
				[`public."${index.name}"`],
			)
			if (found?.isValid === true) continue
			if (found) await connection.exec(`drop index concurrently public."${index.name}"`)
		}
		await connection.exec(statement)
	}
	await markApplied(connection, migration)
}

type Queries = Pick<MigrationConnection, 'query'>

async function readState({ query }: Queries): Promise<SchemaState> {
	const [tables] = await query(`select
		to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations",
		to_regclass('drizzle.schema_version') is not null as "hasRecord"`)
	const applied = tables?.hasMigrations
		? await query('select created_at::text as "when" from drizzle.__drizzle_migrations')
		: []
	const [record] = tables?.hasRecord
		? await query(
				'select version::text, readable_from::text as "readableFrom" from drizzle.schema_version',
			)
		: []
	return {
		applied: applied.map(({ when }) => Number(when)),
		record: record
			? { version: Number(record.version), readableFrom: Number(record.readableFrom) }
			: null,
	}
}

// The first table is Drizzle's own, so that its tools know which migrations were applied.
async function makeTables({ exec }: MigrationConnection): Promise<void> {
	await exec('create schema if not exists drizzle')
	await exec(`create table if not exists drizzle.__drizzle_migrations
		(id serial primary key, hash text not null, created_at bigint)`)
	await exec(`create table if not exists drizzle.schema_version
		(id integer primary key check (id = 1), version bigint not null, readable_from bigint not null)`)
}

async function writeRecord(
	{ query }: Queries,
	{ version, readableFrom }: { version: number; readableFrom: number },
): Promise<void> {
	await query(
		`insert into drizzle.schema_version (id, version, readable_from) values (1, $1, $2)
		on conflict (id) do update set version = excluded.version, readable_from = excluded.readable_from`,
		[version, readableFrom],
	)
}

async function markApplied({ query }: Queries, { hash, when }: Migration): Promise<void> {
	await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
		hash,
		when,
	])
}
