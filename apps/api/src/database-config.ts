import { z } from 'zod'

/** How long a process waits for PostgreSQL, in milliseconds. */
export type DatabaseLimits = {
	/** For a connection: a new one, or a free one of the pool. */
	connectMs: number
	/** For one statement of a request. */
	statementMs: number
	/** For one statement of a job, a backup or another command of an operator. */
	longStatementMs: number
}

const seconds = (least: number, most: number) => {
	const error = `must be a whole number of seconds from ${least} to ${most}`
	return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** The variables of the environment that limit how long PostgreSQL is waited for. */
export const databaseLimitVariables = {
	DATABASE_CONNECT_SECONDS: seconds(1, 60).default(3),
	DATABASE_STATEMENT_SECONDS: seconds(1, 600).default(10),
	DATABASE_LONG_STATEMENT_SECONDS: seconds(10, 86_400).default(600),
}

/** The limits in milliseconds. */
export function toDatabaseLimits(
	parsed: z.infer<z.ZodObject<typeof databaseLimitVariables>>,
): DatabaseLimits {
	return {
		connectMs: parsed.DATABASE_CONNECT_SECONDS * 1000,
		statementMs: parsed.DATABASE_STATEMENT_SECONDS * 1000,
		longStatementMs: parsed.DATABASE_LONG_STATEMENT_SECONDS * 1000,
	}
}
