import pg from 'pg'
import { databaseSocket } from './database-socket.ts'
import { nameStatements } from './prepared-statements.ts'
import { traceStatements } from './trace-statements.ts'

/** How long one process waits for PostgreSQL, in milliseconds. */
export type PoolLimits = {
	/** For a connection: a new one, or a free one of the pool. */
	connectMs: number
	/** For one statement, and for the next one in a transaction. */
	statementMs: number
}

/** The time for an answer to arrive after the server has cancelled a statement at its own timeout. */
const graceMs = 1000
const longestIdleMs = 10_000

/**
 * Returns settings for connections that never keep a caller waiting for longer than the limits, whatever the server
 * does.
 */
export function connectionSettings(url: string, { connectMs, statementMs }: PoolLimits) {
	return {
		connectionString: url,
		connectionTimeoutMillis: connectMs,
		statement_timeout: statementMs,
		idle_in_transaction_session_timeout: statementMs,
		// Well before their silence would break them.
		idleTimeoutMillis: Math.min(longestIdleMs, statementMs - graceMs),
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		stream: () => databaseSocket(statementMs + graceMs),
	} satisfies pg.PoolConfig
}

/** A pool whose connections are released as soon as they break, even if the caller that took one forgets it. */
export class PostgresPool extends pg.Pool {
	constructor({ prepares, ...settings }: pg.PoolConfig & { prepares: boolean }) {
		super(settings)
		const instrument = (queryable: { query: unknown }) => {
			if (prepares) nameStatements(queryable)
			traceStatements(queryable)
		}
		instrument(this)
		this.on('connect', instrument)
	}

	override connect(): Promise<pg.PoolClient>
	override connect(callback: ConnectCallback): void
	override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
		if (callback === undefined) return super.connect().then(releasedWhenBroken)
		super.connect(callback)
		return undefined
	}
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * Drizzle does not release a connection whose `begin` fails, which would cost the pool a place for each one; and a
 * connection that breaks while nobody listens ends the process.
 */
function releasedWhenBroken(client: pg.PoolClient): pg.PoolClient {
	const giveBack = client.release.bind(client)
	let isReleased = false
	const release = (broken?: Error | boolean) => {
		if (isReleased) return
		isReleased = true
		client.off('error', release)
		giveBack(broken)
	}
	client.on('error', release)
	return Object.assign(client, { release })
}
