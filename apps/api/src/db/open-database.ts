import type { Config } from '#config.ts'
import type { Database } from './database.ts'
import { openEmbedded, openEmbeddedAsItIs } from './embedded/open-embedded.ts'
import { openPostgres, openPostgresAsItIs } from './open-postgres.ts'

type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>

/** Opens the configured database, migrated; `onLost` is told if the embedded one stops by itself. */
export function openDatabase(config: Place, onLost: (error: Error) => void): Promise<Database> {
	if (config.databaseUrl === null) return openEmbedded(config.dataDir, onLost)
	return openPostgres(config.databaseUrl, config.databasePool)
}

/** Opens the configured database and leaves its tables as they are. */
export function openDatabaseAsItIs(
	config: Place,
	onLost: (error: Error) => void,
): Promise<Database> {
	if (config.databaseUrl === null) return openEmbeddedAsItIs(config.dataDir, onLost)
	return openPostgresAsItIs(config.databaseUrl, config.databasePool)
}
