declare module '*/scripts/temporary-postgres.mjs' {
	/** A temporary PostgreSQL server, which is stopped and deleted at the end. */
	export type TemporaryPostgres = {
		/** Its address, with a user who may do everything. */
		url: string
		/** Returns the id of the server's first process, whose children serve connections. */
		pid: () => number
		/** Gives a folder to the user that the server runs as. */
		own: (path: string) => void
		/** Ends it: `SIGINT` in good order, `SIGKILL` as a crash would. */
		end: (signal: NodeJS.Signals) => Promise<void>
		/** Starts it again on the same data. */
		startAgain: () => Promise<void>
		/** Sends a signal, such as `SIGSTOP`, to it and to the process of each connection; on Linux. */
		signalAll: (signal: NodeJS.Signals) => void
		stop: () => Promise<void>
	}

	export function startTemporaryPostgres(options?: {
		mayForget?: boolean
		ownGroup?: boolean
		settings?: Record<string, string | number>
	}): Promise<TemporaryPostgres>
}
