import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { withPatience } from '#database-timeouts-config.ts'
import type { Database } from '#db/database.ts'
import { openDatabaseAsItIs } from '#db/open-database.ts'
import { createDiskSpaceGuard, freeMb } from '#services/disk-space.ts'
import { refuseWhileInUse } from './refuse-unless-empty.ts'

/** Does something with a database that is to be read; throws when there is none. */
export async function withSourceDatabase<T>(
	config: Config,
	use: (database: Database) => Promise<T>,
): Promise<T> {
	const folder = join(config.dataDir, 'database')
	if (config.databaseUrl === null && !existsSync(join(folder, 'PG_VERSION'))) {
		throw new Error(`There is no database in ${folder}.`)
	}
	return withDatabase(config, use)
}

/** Does something with a database that is to be filled. */
export async function withTargetDatabase<T>(
	config: Config,
	use: (database: Database, refuseWithoutRoom: () => Promise<void>) => Promise<T>,
): Promise<T> {
	const isEmbedded = config.databaseUrl === null
	const refuseWithoutRoom = createDiskSpaceGuard({
		folder: config.dataDir,
		// A PostgreSQL server has a separate disk.
		minFreeMb: () => (isEmbedded ? config.minFreeMb : 0),
		now: Date.now,
		freeMb,
		sentence: noRoomSentence(config),
	})
	return withDatabase(config, (database) => use(database, refuseWithoutRoom))
}

/** Does something with a PostgreSQL database that nobody may write to meanwhile. */
export async function whileNobodyWrites<T>(database: Database, work: () => Promise<T>): Promise<T> {
	if (database.engine === 'postgres') await refuseWhileInUse(database.orm)
	return work()
}

async function withDatabase<T>(
	config: Config,
	use: (database: Database) => Promise<T>,
): Promise<T> {
	const database = await openDatabaseAsItIs(withPatience(config), (error) => {
		throw error
	})
	try {
		await database.check()
		return await use(database)
	} finally {
		await database.close()
	}
}

function noRoomSentence({ dataDir, minFreeMb }: Config): string {
	return `Less than ${minFreeMb} MB is free on the disk of ${dataDir}, so nothing was restored. Free some space, or change MIN_FREE_MB.`
}
