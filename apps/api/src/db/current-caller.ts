import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody whose work asks the database: one request, or everything outside requests. */
export type Caller = {
	/** Whom the request counts as, such as its network. */
	readonly key: string
	/** How many turns of the database it has had so far. */
	turns: number
}

const callers = new AsyncLocalStorage<Caller>()

/** The key of everything outside requests: jobs, schedules and the start. */
export const background = 'background'

const backgroundCaller: Caller = { key: background, turns: 0 }

/** A request that hasn't asked the database for anything yet. */
export function newCaller(key: string): Caller {
	return { key, turns: 0 }
}

/** Runs `work` so that the database statements that it leads to count as this caller's. */
export function runAsCaller<T>(caller: Caller, work: () => T): T {
	return callers.run(caller, work)
}

/** Whose work the code that calls this belongs to. */
export function currentCaller(): Caller {
	return callers.getStore() ?? backgroundCaller
}
