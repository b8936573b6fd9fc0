import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database } from '../database.ts'
import { migrationsFolder } from '../migrate-postgres.ts'
import * as schema from '../schema.ts'
import { keepHouse } from './keep-house.ts'
import { lockDirectory } from './lock-directory.ts'
import { PgliteThread } from './pglite-thread.ts'

/** The major version of PostgreSQL that PGlite is; a folder of another one is never opened. */
const embeddedMajor = '18'

/** Opens the database in the data folder, which no other process may use meanwhile. */
export async function openEmbedded(
	dataDir: string,
	onLost: (error: Error) => void,
): Promise<Database & { thread: PgliteThread }> {
	const unlock = lockDirectory(dataDir)
	try {
		const directory = join(dataDir, 'database')
		refuseOtherMajor(directory)
		mkdirSync(directory, { recursive: true })
		const thread = await PgliteThread.open(directory, onLost)
		await refuseWithoutFsync(thread)
		// The thread has every call that Drizzle and pg-boss make of a PGlite, which its tests show.
		const client = thread as unknown as PGlite
		const orm = drizzle(client, { schema })
		await migrate(orm, { migrationsFolder })
		const stopKeepingHouse = keepHouse(thread)
		return {
			engine: 'embedded',
			orm,
			thread,
			jobs: { db: fromPglite(client), backend: 'pglite' },
			check: async () => void (await thread.query('select 1')),
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

// PGlite opens some older folders without an error and shows them empty.
function refuseOtherMajor(directory: string): void {
	const major = readMajor(directory)
	if (major === null || major === embeddedMajor) return
	throw new Error(
		`The database in ${directory} was made by PostgreSQL ${major}, and this Ella brings ${embeddedMajor}. Start it with the Ella that made it, or give this one another DATA_DIR.`,
	)
}

function readMajor(directory: string): string | null {
	try {
		return readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
		throw error
	}
}

async function refuseWithoutFsync(thread: PgliteThread): Promise<void> {
	const { rows } = await thread.query('show fsync')
	if (rows[0]?.fsync === 'on') return
	await thread.close()
	throw new Error('The embedded database does not write through to the disk, so it is not used.')
}
