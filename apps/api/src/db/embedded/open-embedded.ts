import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database } from '../database.ts'
import { migrateOrClose } from '../migrate-or-close.ts'
import { type MigrationConnection, runMigrations } from '../migrations/run-migrations.ts'
import * as schema from '../schema.ts'
import { lockDirectory } from './lock-directory.ts'
import { PgliteClient, type PgliteTransaction } from './pglite-client.ts'
import { scheduleMaintenance } from './schedule-maintenance.ts'

/** The major version of PostgreSQL that PGlite is; a folder of another one is never opened. */
export const embeddedMajor = '18'

type EmbeddedDatabase = Database & { thread: PgliteClient }

/**
 * Opens the database in the data folder, which no other process may use meanwhile, and brings it up to date. In a crowd,
 * requests that would wait longer than `firstTurnMs` for it are refused; 0 refuses none.
 */
export async function openEmbedded(
	dataDir: string,
	onLost: (error: Error) => void,
	firstTurnMs = 0,
): Promise<EmbeddedDatabase> {
	return migrateOrClose(await openEmbeddedAsItIs(dataDir, onLost, firstTurnMs))
}

/** Opens the database in the data folder likewise, or makes an empty one, and changes nothing in it. */
export async function openEmbeddedAsItIs(
	dataDir: string,
	onLost: (error: Error) => void,
	firstTurnMs = 0,
): Promise<EmbeddedDatabase> {
	const unlock = lockDirectory(dataDir)
	try {
		const directory = join(dataDir, 'database')
		refuseOtherMajor(directory)
		mkdirSync(directory, { recursive: true })
		const thread = await PgliteClient.open(directory, onLost, firstTurnMs)
		await refuseWithoutFsync(thread)
		// The thread has every call that Drizzle and pg-boss make of a PGlite, which its tests show.
		const client = thread as unknown as PGlite
		const orm = drizzle(client, { schema })
		const stopKeepingHouse = scheduleMaintenance(thread)
		return {
			engine: 'embedded',
			orm,
			thread,
			jobs: { db: fromPglite(client), backend: 'pglite' },
			migrate: (folder) => runMigrations(connectionFrom(thread), folder),
			check: async () => void (await thread.query('select 1')),
			beat: () => thread.beat(),
			connections: null,
			close: async () => {
				await stopKeepingHouse()
				await thread.close()
				unlock()
			},
		}
	} catch (error) {
		unlock()
		throw error
	}
}

function connectionFrom(thread: PgliteClient): MigrationConnection {
	const queriesOf = (place: PgliteTransaction) => ({
		query: async (text: string, values: unknown[] = []) => (await place.query(text, values)).rows,
		exec: async (text: string) => void (await place.exec(text)),
	})
	return {
		...queriesOf(thread),
		transaction: (work) => thread.transaction((tx) => work(queriesOf(tx))),
	}
}

// PGlite opens some older folders without an error and shows them empty.
function refuseOtherMajor(directory: string): void {
	const major = readMajorVersion(directory)
	if (major === null || major === embeddedMajor) return
	throw new Error(
		[
			`PostgreSQL ${major} made the database in ${directory}, but this version of Ella uses ${embeddedMajor}. Nothing in it has changed. To move it over:`,
			'1. with your previous version of Ella: npm run ella -- admin backup before-upgrade.ella-backup',
			`2. rename the old database: mv "${directory}" "${directory}-${major}"`,
			'3. with this version: npm run ella -- admin restore before-upgrade.ella-backup',
		].join('\n'),
	)
}

/** The major version of PostgreSQL that made a folder; `null` when there is no database in it. */
export function readMajorVersion(directory: string): string | null {
	try {
		return readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
		throw error
	}
}

async function refuseWithoutFsync(thread: PgliteClient): Promise<void> {
	const { rows } = await thread.query('show fsync')
	if (rows[0]?.fsync === 'on') return
	await thread.close()
	throw new Error('The embedded database doesn’t write through to the disk, so Ella won’t use it.')
}
