import { z } from 'zod'

const error = 'must be a whole number of milliseconds from 0 to 60000'

/** The variable of the environment that says when a server has too much to do. */
export const overloadVariables = {
	OVERLOAD_WAIT_MS: z.coerce.number(error).int(error).min(0, error).max(60_000, error).optional(),
}

// At 128 clients on two cores the slowest percent waited 1.1 s with it, and as many were served as without.
const postgresWaitMs = 250
/** Its jobs have the same connection as its people, who would rather wait for a long one; see `shedLoad` for crowds. */
const embeddedWaitMs = 2000

/** How long a request may wait for a renderer, in seconds: a household waits a little longer than a crowd may. */
export function renderWait(wish: number | undefined, databaseUrl: string | undefined): number {
	return wish ?? (databaseUrl === undefined ? 2 : 1)
}

/** How long a request may wait for its first turn of the database while many wait, in milliseconds; 0 is for ever. */
export function firstTurnWait(overloadWaitMs: number): number {
	return overloadWaitMs === 0 ? 0 : 750
}

/** How long requests may wait in a queue before further ones are refused, in milliseconds; 0 refuses none. */
export function overloadWait(wish: number | undefined, databaseUrl: string | undefined): number {
	return wish ?? (databaseUrl === undefined ? embeddedWaitMs : postgresWaitMs)
}
