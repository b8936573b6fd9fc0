import pg from 'pg'
import { databaseSocket } from './database-socket.ts'
import type { FairTurns } from './fair-turns.ts'
import { nameStatements } from './prepared-statements.ts'
import { traceStatements } from './trace-statements.ts'
import { currentTurnTaker } from './turn-taker.ts'

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

type PostgresPoolOptions = pg.PoolConfig & {
	prepares: boolean
	/** Who gets a connection next; without it, they are given in the order of asking. */
	turns?: FairTurns
}

/** A pool whose connections are released as soon as they break, even if the caller that took one forgets it. */
export class PostgresPool extends pg.Pool {
	readonly #turns: FairTurns | undefined

	constructor({ prepares, turns, ...settings }: PostgresPoolOptions) {
		super(settings)
		this.#turns = turns
		if (turns !== undefined) queryInTurn(this, turns)
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
		if (callback === undefined) return this.#connectInTurn()
		super.connect(callback)
		return undefined
	}

	/** The turn ends when the connection is given back. */
	async #connectInTurn(): Promise<pg.PoolClient> {
		const leave = await this.#turns?.enter(currentTurnTaker())
		try {
			return releasedWhenBroken(await super.connect(), leave)
		} catch (error) {
			leave?.()
			throw error
		}
	}
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]
type Query = (...given: unknown[]) => unknown

/** Has every statement that a pool is asked for, and answers with a promise, wait for its turn. */
function queryInTurn(pool: { query: unknown }, turns: FairTurns): void {
	const query = (pool.query as Query).bind(pool)
	pool.query = (...given: unknown[]) => {
		if (typeof given.at(-1) === 'function') return query(...given)
		return turns.take(currentTurnTaker(), async () => query(...given))
	}
}

/**
 * Drizzle does not release a connection whose `begin` fails, which would cost the pool a place for each one; and a
 * connection that breaks while nobody listens ends the process.
 */
function releasedWhenBroken(client: pg.PoolClient, onRelease = () => {}): pg.PoolClient {
	const giveBack = client.release.bind(client)
	let isReleased = false
	const release = (broken?: Error | boolean) => {
		if (isReleased) return
		isReleased = true
		client.off('error', release)
		giveBack(broken)
		onRelease()
	}
	client.on('error', release)
	return Object.assign(client, { release })
}
