import { z } from 'zod'

/** Timeouts for PostgreSQL, in milliseconds. */
export type DatabaseTimeouts = {
	/** For opening a connection or getting a free one from the pool. */
	connectMs: number
	/** For one statement of a request. */
	statementMs: number
	/** For one statement of a job, a backup or another operator's command. */
	longStatementMs: number
}

const seconds = (least: number, most: number) => {
	const error = `must be a whole number of seconds from ${least} to ${most}`
	return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** The environment variables for the timeouts of PostgreSQL. */
export const databaseTimeoutVariables = {
	DATABASE_CONNECT_SECONDS: seconds(1, 60).default(3),
	DATABASE_STATEMENT_SECONDS: seconds(1, 600).default(10),
	DATABASE_LONG_STATEMENT_SECONDS: seconds(10, 86_400).default(600),
}

/** Converts the seconds of the environment to milliseconds. */
export function toDatabaseTimeouts(
	parsed: z.infer<z.ZodObject<typeof databaseTimeoutVariables>>,
): DatabaseTimeouts {
	return {
		connectMs: parsed.DATABASE_CONNECT_SECONDS * 1000,
		statementMs: parsed.DATABASE_STATEMENT_SECONDS * 1000,
		longStatementMs: parsed.DATABASE_LONG_STATEMENT_SECONDS * 1000,
	}
}

const commandConnectMs = 30_000

/** A configuration for an operator's command, which waits half a minute for a connection on a busy machine. */
export function withPatience<C extends { databaseTimeouts: DatabaseTimeouts }>(config: C): C {
	const { databaseTimeouts } = config
	const connectMs = Math.max(databaseTimeouts.connectMs, commandConnectMs)
	return { ...config, databaseTimeouts: { ...databaseTimeouts, connectMs } }
}
