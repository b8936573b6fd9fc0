import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { openDatabase, openDatabaseAsItIs } from '#db/open-database.ts'
import { openJobQueue } from '#services/open-job-queue.ts'
import { openFileStore } from '../services/files/open-file-store.ts'
import { writeDataOfEveryKind } from './data-of-every-kind.ts'
import { createTestDatabase, testServerUrl } from './postgres-test-database.ts'
import { copyPrepared } from './prepare-data.ts'
import { type CleanUp, temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

export type EngineName = Database['engine']

/** The engines that data can be moved between in these tests. */
export const enginesHere: EngineName[] =
	testServerUrl === null ? ['embedded'] : ['embedded', 'postgres']

/** A configuration with an empty database of this kind; nothing is made in it yet. */
export async function emptyPlace(engine: EngineName, cleanUp: CleanUp): Promise<Config> {
	const dataDir = join(await temporaryFolder(cleanUp), 'data')
	if (engine === 'embedded') return { ...testConfig(), dataDir, databaseUrl: null }
	const { url, drop } = await createTestDatabase(testServerUrl ?? '')
	cleanUp(drop)
	return { ...testConfig(), dataDir, databaseUrl: url }
}

/** The same, with the tables of this Ella: an embedded one is copied, which is faster. */
export async function preparedPlace(engine: EngineName, cleanUp: CleanUp): Promise<Config> {
	const config = await emptyPlace(engine, cleanUp)
	if (engine === 'embedded') copyPrepared(inject('preparedDataDir'), config.dataDir)
	return config
}

/** Opens a database for a moment. */
export async function withOpen<T>(
	config: Config,
	use: (database: Database) => Promise<T>,
	open: typeof openDatabaseAsItIs = openDatabaseAsItIs,
): Promise<T> {
	const database = await open(config, (error) => {
		throw error
	})
	try {
		return await use(database)
	} finally {
		await database.close()
	}
}

/** A database of this kind with rows in every table, jobs and files, closed again. */
export async function filledPlace(engine: EngineName, cleanUp: CleanUp) {
	const config = await preparedPlace(engine, cleanUp)
	const files = await openFileStore(config)
	const written = await withOpen(
		config,
		async (database) => {
			const boss = await openJobQueue(database, { warn: () => undefined })
			const made = await writeDataOfEveryKind({ database, boss, files })
			await boss.stop({ graceful: true, timeout: 3000 })
			return made
		},
		openDatabase,
	)
	return { config, files, ...written }
}

/** Returns every row of every table as JSON, read by the database itself and not by the tested code. */
export async function everyRow(config: Config): Promise<Record<string, string[]>> {
	return withOpen(config, ({ orm }) =>
		orm.transaction(async (tx) => {
			await tx.execute(sql`set local timezone to 'UTC'`)
			const rows: Record<string, string[]> = {}
			for (const name of await tableNames(tx)) {
				const found = await tx.execute(sql.raw(`select to_jsonb(t)::text as row from ${name} t`))
				// Both engines answer with `rows`; Drizzle's common type leaves the answer open.
				const list = (found as unknown as { rows: { row: string }[] }).rows
				rows[name] = list.map(({ row }) => row).sort()
			}
			return rows
		}),
	)
}

async function tableNames(orm: Database['orm']): Promise<string[]> {
	const found = await orm.execute(
		sql`select 'public.' || tablename as name from pg_tables where schemaname = 'public'`,
	)
	const { rows } = found as unknown as { rows: { name: string }[] }
	return [...rows.map(({ name }) => name).sort(), 'pgboss.job']
}
