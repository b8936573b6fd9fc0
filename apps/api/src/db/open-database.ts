import type { Config } from '#config.ts'
import { firstTurnWait } from '#overload-config.ts'
import type { Database } from './database.ts'
import { openEmbedded, openEmbeddedAsItIs } from './embedded/open-embedded.ts'
import { openPostgres, openPostgresAsItIs, type PostgresPlace } from './open-postgres.ts'

type DatabaseSettings = Pick<
	Config,
	| 'databaseUrl'
	| 'databasePool'
	| 'databasePrepares'
	| 'databaseTimeouts'
	| 'dataDir'
	| 'overloadWaitMs'
>

/** Which statement timeout applies: the short one of requests, or the long one of jobs and operators. */
export type StatementTimeout = 'request' | 'job'

/**
 * Opens and migrates the configured database. `onLost` is called if the embedded database stops without being closed.
 */
export function openDatabase(
	config: DatabaseSettings,
	onLost: (error: Error) => void,
	statementTimeout: StatementTimeout = 'request',
): Promise<Database> {
	if (config.databaseUrl === null) {
		return openEmbedded(config.dataDir, onLost, firstTurnWait(config.overloadWaitMs))
	}
	return openPostgres(postgresPlace(config, config.databaseUrl, statementTimeout))
}

/** Opens the configured database for an operator's command and leaves its tables as they are. */
export function openDatabaseAsItIs(
	config: DatabaseSettings,
	onLost: (error: Error) => void,
): Promise<Database> {
	if (config.databaseUrl === null) return openEmbeddedAsItIs(config.dataDir, onLost)
	return openPostgresAsItIs(postgresPlace(config, config.databaseUrl, 'job'))
}

function postgresPlace(
	{ databasePool, databasePrepares, databaseTimeouts, overloadWaitMs }: DatabaseSettings,
	url: string,
	statementTimeout: StatementTimeout,
): PostgresPlace {
	const { connectMs, statementMs, longStatementMs } = databaseTimeouts
	return {
		url,
		connections: databasePool,
		prepares: databasePrepares,
		firstTurnMs: firstTurnWait(overloadWaitMs),
		limits: { connectMs, statementMs: statementTimeout === 'job' ? longStatementMs : statementMs },
		queueLimits: { connectMs, statementMs },
	}
}
