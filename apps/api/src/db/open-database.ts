import type { Config } from '#config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

/** Opens the configured database, migrated; `onLost` is told if the embedded one stops by itself. */
export function openDatabase(
	config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
	onLost: (error: Error) => void,
): Promise<Database> {
	if (config.databaseUrl === null) return openEmbedded(config.dataDir, onLost)
	return openPostgres(config.databaseUrl, config.databasePool)
}
