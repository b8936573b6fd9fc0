import { isDatabaseSocketError } from './database-socket.ts'

/** A problem of the database, not of the request: nobody can reach it, it has too much to do, or its disk is full. */
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

/** The pool's error message when a caller has waited too long for a connection. */
export const poolIsBusy = 'timeout exceeded when trying to connect'

/** The errors without a code that node-postgres and pg-boss throw when a connection is missing or breaks. */
const connectionMessages =
	/^(PostgreSQL was silent|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after|LISTEN\/NOTIFY )/

const networkCodes =
	/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/

type Origin = {
	/** Whether only the database can have thrown it, so that any fault of a connection is one of the database's. */
	isFromDatabase?: boolean
}

/** Returns the database's problem, or `null` when the error has another cause. */
export function classifyDatabaseError(error: unknown, origin: Origin = {}): DatabaseProblem | null {
	for (const one of causesOf(error)) {
		const problem = problemOfState(one) ?? problemOfConnection(one, origin)
		if (problem !== null) return problem
	}
	return null
}

function problemOfState(error: ErrorLike): DatabaseProblem | null {
	const state = findCode(error)
	if (!/^[\dA-Z]{5}$/.test(state)) return null
	return problemByState.find(([beginning]) => state.startsWith(beginning))?.[1] ?? null
}

function problemOfConnection(error: ErrorLike, { isFromDatabase }: Origin): DatabaseProblem | null {
	// pg-boss adds the name of its queue.
	if (error.message.startsWith(poolIsBusy)) return 'busy'
	const isOfConnection =
		isDatabaseSocketError(error) ||
		connectionMessages.test(error.message) ||
		(isFromDatabase === true && networkCodes.test(findCode(error)))
	return isOfConnection ? 'unreachable' : null
}

/** pg-boss hands its errors on as plain objects. */
type ErrorLike = { message: string; cause?: unknown }

function findCode(error: ErrorLike): string {
	return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const mostCauses = 5

/** Returns an error and its causes: Drizzle and the pool wrap the database's error. */
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
