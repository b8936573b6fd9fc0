import { AsyncLocalStorage } from 'node:async_hooks'

const askers = new AsyncLocalStorage<string>()

/** The asker outside requests: jobs, schedules and the start. */
export const background = 'background'

/** Runs `work` so that the database statements that it leads to count as this asker's. */
export function runAsCaller<T>(asker: string, work: () => T): T {
	return askers.run(asker, work)
}

/** Whose work the code that calls this belongs to. */
export function currentCaller(): string {
	return askers.getStore() ?? background
}
