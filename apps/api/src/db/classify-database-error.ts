import { isDatabaseSocketError } from './database-socket.ts'

/**
 * What is the matter with the database, not with the request: nobody reaches it, it has too much to do, or its disk is
 * full.
 */
export type DatabaseProblem = 'unreachable' | 'busy' | 'full'

/**
 * PostgreSQL's codes, the most specific first: a whole code or the class that it begins with.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const problemByState: [state: string, problem: DatabaseProblem][] = [
	['53100', 'full'], // disk_full
	['53300', 'busy'], // too_many_connections
	['53', 'busy'], // insufficient resources
	['57014', 'busy'], // query_canceled: the limit of a statement
	['57P', 'unreachable'], // the server shuts down, starts or recovers
	['55P03', 'busy'], // lock_not_available
	['40', 'busy'], // deadlock, serialisation
	['25P03', 'busy'], // idle_in_transaction_session_timeout
	['25P04', 'busy'], // transaction_timeout
	['25006', 'unreachable'], // read_only_sql_transaction: the server that took over is not in charge yet
	['58', 'unreachable'], // system error, such as a disk that cannot be read
	['08', 'unreachable'], // connection exception
]

/** What the pool says to whoever has waited too long for one of its connections. */
const poolIsBusy = 'timeout exceeded when trying to connect'

/** What node-postgres and pg-boss say without a code when a connection is missing or breaks. */
const connectionMessages =
	/^(PostgreSQL was silent|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after|LISTEN\/NOTIFY )/

const networkCodes =
	/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/

type Origin = {
	/** Whether only the database can have thrown it, so that any fault of a connection is one of the database's. */
	isFromDatabase?: boolean
}

/** Says what is the matter with the database, or `null` when an error is about something else. */
export function classifyDatabaseError(error: unknown, origin: Origin = {}): DatabaseProblem | null {
	for (const one of causesOf(error)) {
		const problem = problemOfState(one) ?? problemOfConnection(one, origin)
		if (problem !== null) return problem
	}
	return null
}

function problemOfState(error: ErrorLike): DatabaseProblem | null {
	const state = codeOf(error)
	if (!/^[\dA-Z]{5}$/.test(state)) return null
	return problemByState.find(([beginning]) => state.startsWith(beginning))?.[1] ?? null
}

function problemOfConnection(error: ErrorLike, { isFromDatabase }: Origin): DatabaseProblem | null {
	// pg-boss adds the name of its queue.
	if (error.message.startsWith(poolIsBusy)) return 'busy'
	const isOfConnection =
		isDatabaseSocketError(error) ||
		connectionMessages.test(error.message) ||
		(isFromDatabase === true && networkCodes.test(codeOf(error)))
	return isOfConnection ? 'unreachable' : null
}

/** pg-boss hands its errors on as plain objects. */
type ErrorLike = { message: string; cause?: unknown }

function codeOf(error: ErrorLike): string {
	return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const mostCauses = 5

/** An error and what it came of: Drizzle and the pool wrap what the database said. */
function causesOf(error: unknown): ErrorLike[] {
	const found: ErrorLike[] = []
	let current = error
	while (isErrorLike(current) && found.length < mostCauses) {
		found.push(current)
		current = current.cause
	}
	return found
}

function isErrorLike(value: unknown): value is ErrorLike {
	return (
		typeof value === 'object' &&
		value !== null &&
		'message' in value &&
		typeof value.message === 'string'
	)
}
