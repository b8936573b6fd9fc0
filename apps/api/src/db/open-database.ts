import type { Config } from '#config.ts'
import type { Database } from './database.ts'
import { openEmbedded, openEmbeddedAsItIs } from './embedded/open-embedded.ts'
import { openPostgres, openPostgresAsItIs, type PostgresPlace } from './open-postgres.ts'

type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseLimits' | 'dataDir'>

/** Whether people wait for the statements, or jobs and operators do, who have more time. */
export type Patience = 'request' | 'job'

/** Opens the configured database, migrated; `onLost` is told if the embedded one stops by itself. */
export function openDatabase(
	config: Place,
	onLost: (error: Error) => void,
	patience: Patience = 'request',
): Promise<Database> {
	if (config.databaseUrl === null) return openEmbedded(config.dataDir, onLost)
	return openPostgres(postgresPlace(config, config.databaseUrl, patience))
}

/** Opens the configured database for an operator's command and leaves its tables as they are. */
export function openDatabaseAsItIs(
	config: Place,
	onLost: (error: Error) => void,
): Promise<Database> {
	if (config.databaseUrl === null) return openEmbeddedAsItIs(config.dataDir, onLost)
	return openPostgresAsItIs(postgresPlace(config, config.databaseUrl, 'job'))
}

function postgresPlace(
	{ databasePool, databaseLimits }: Place,
	url: string,
	patience: Patience,
): PostgresPlace {
	const { connectMs, statementMs, longStatementMs } = databaseLimits
	return {
		url,
		connections: databasePool,
		limits: { connectMs, statementMs: patience === 'job' ? longStatementMs : statementMs },
		queueLimits: { connectMs, statementMs },
	}
}
