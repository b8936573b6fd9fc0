const mostCauses = 5

/** The database wasn't asked, because too many wait for it. */
export class DatabaseBusyError extends Error {
	/** The time after which it's worth asking again. */
	readonly retryAfterSeconds: number

	constructor(waitMs: number) {
		super('Too many wait for the database.')
		this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
	}
}

/** Returns the refusal that an error is or was caused by, because Drizzle wraps what a statement throws; or `null`. */
export function findDatabaseBusy(error: unknown): DatabaseBusyError | null {
	let current = error
	for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
		if (current instanceof DatabaseBusyError) return current
		current = current.cause
	}
	return null
}
