import type { Database, Orm } from '#db/database.ts'
import { appliedMigrations, tablesAfter } from './applied-migrations.ts'
import { jobTable, quoted, readTables } from './read-database-catalog.ts'
import { selectRows } from './snapshot.ts'

/**
 * The tables that a server fills before anybody uses it: rows in these tables don't mean that a database is in use.
 */
export const selfMadeTables = [
	'public.server_key',
	'public.installation',
	'public.rate_count',
	jobTable,
]

/** Throws unless a database can take a backup that was made after these migrations: nothing is ever overwritten. */
export async function refuseUnlessEmpty(database: Database, migrations: number[]): Promise<void> {
	const { orm, engine } = database
	if (engine === 'postgres') await refuseWhileInUse(orm)
	const applied = await appliedMigrations(orm)
	const wanted = tablesAfter(applied.length > 0 ? applied : migrations)
	const found = await readTables(orm, wanted)
	const used: string[] = []
	for (const { name } of found.filter((table) => !selfMadeTables.includes(table.name))) {
		const [answer] = await selectRows<{ isUsed: boolean }>(
			orm,
			`select exists (select 1 from ${quoted(name)}) as "isUsed"`,
		)
		if (answer?.isUsed) used.push(name.replace('public.', ''))
	}
	if (used.length > 0) {
		throw new Error(
			`This database isn’t empty: there are rows in ${used.join(', ')}. To lose nothing, restore into an empty database: set another DATA_DIR or DATABASE_URL.`,
		)
	}
	const hasOtherTables = applied.length === 0 && found.length > 0
	if (hasOtherTables || applied.some((when) => !migrations.includes(when))) {
		throw new Error(
			'This database is empty, but its tables don’t match the backup. Create a new database for it.',
		)
	}
}

/**
 * Throws while servers or workers use a PostgreSQL database; the embedded database is locked by the process that has
 * it open.
 */
export async function refuseWhileInUse(orm: Orm): Promise<void> {
	const [answer] = await selectRows<{ isUsed: boolean }>(
		orm,
		`select exists (select 1 from pg_stat_activity
			where datname = current_database() and application_name = 'ella-jobs') as "isUsed"`,
	)
	if (answer?.isUsed) {
		throw new Error('A server or worker is running on this database. Stop them all first.')
	}
}
