import { drizzle } from 'drizzle-orm/node-postgres'
import { poolIsBusy } from './classify-database-error.ts'
import type { Database } from './database.ts'
import { FairTurns } from './fair-turns.ts'
import { migrateOrClose } from './migrate-or-close.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { UpgradeError } from './migrations/schema-version.ts'
import { connectionSettings, type PoolLimits, PostgresPool } from './postgres-pool.ts'
import * as schema from './schema.ts'

/** Where a PostgreSQL database is, and how long it is waited for. */
export type PostgresPlace = {
	url: string
	/** Connections for statements; the queue and the check have their own. */
	connections: number
	/** Whether statements that ask for it are prepared, which a pooler in between may not bear. */
	prepares: boolean
	limits: PoolLimits
	/** In a crowd, requests that would wait longer for a first connection are refused, in milliseconds; 0 refuses none. */
	firstTurnMs: number
	/** The limits for the connections of the job queue, whose statements are short. */
	queueLimits: PoolLimits
}

const queueConnections = 4
// A health check should get its answer soon.
const checkLimits: PoolLimits = { connectMs: 2000, statementMs: 2000 }

/** PostgreSQL couldn't be used; the cause says why. */
export class PostgresError extends Error {}

/** Opens a PostgreSQL server's database and brings it up to date. */
export async function openPostgres(place: PostgresPlace): Promise<Database> {
	return migrateOrClose(await openPostgresAsItIs(place))
}

/** Opens a PostgreSQL server's database and changes nothing in it. */
export async function openPostgresAsItIs(place: PostgresPlace): Promise<Database> {
	const { url, connections, prepares, limits, queueLimits, firstTurnMs } = place
	const inWords = (cause: Error) => {
		if (cause instanceof UpgradeError) throw cause
		const reason = describeError(cause)
		throw new PostgresError(`Ella can’t use PostgreSQL at ${new URL(url).host}: ${reason}`, {
			cause,
		})
	}
	const turns = new FairTurns({
		lanes: connections,
		mostWaitMs: firstTurnMs,
		patience: { ms: limits.connectMs, error: () => new Error(poolIsBusy) },
	})
	const settings = { ...connectionSettings(url, limits), max: connections }
	const pool = openPool({ ...settings, prepares, turns })
	// Health checks have a separate pool: that all other connections are busy does not mean that the server is down.
	const checkPool = openPool({ ...connectionSettings(url, checkLimits), max: 1, prepares: false })
	const queueSettings = {
		...connectionSettings(url, queueLimits),
		max: queueConnections,
		application_name: 'ella-jobs',
		notifyHeartbeatIntervalMs: 5000,
	}
	return {
		engine: 'postgres',
		orm: drizzle(pool, { schema }),
		jobs: queueSettings,
		migrate: (folder) =>
			migratePostgres(url, folder, { connectMs: limits.connectMs }).catch(inWords),
		check: async () => void (await checkPool.query('select 1').catch(inWords)),
		// A server that does not answer is not fixed by starting Ella again.
		beat: async () => undefined,
		connections: () => ({
			open: pool.totalCount,
			idle: pool.idleCount,
			waiting: turns.waiting + pool.waitingCount,
		}),
		close: async () => void (await Promise.all([pool.end(), checkPool.end()])),
	}
}

function openPool(settings: ConstructorParameters<typeof PostgresPool>[0]): PostgresPool {
	const pool = new PostgresPool(settings)
	// A connection that breaks while idle is replaced; the statement that needs it sees its own error.
	pool.on('error', () => {})
	return pool
}

// The error of a host with several addresses has an empty message, and the reasons inside.
function describeError(error: Error): string {
	if (error.message === '' && error instanceof AggregateError) return String(error.errors[0])
	return error.cause instanceof Error ? error.cause.message : error.message
}
