import { AsyncLocalStorage } from 'node:async_hooks'

/** Who takes turns at the database: one request, or everything outside requests. */
export type TurnTaker = {
	/** Whom the request counts as, such as its network. */
	readonly key: string
	/** How many turns of the database it has had so far. */
	turns: number
}

const turnTakers = new AsyncLocalStorage<TurnTaker>()

/** The key of everything outside requests: jobs, schedules and the start. */
export const background = 'background'

const backgroundTaker: TurnTaker = { key: background, turns: 0 }

/** A request that hasn't asked the database for anything yet. */
export function newTurnTaker(key: string): TurnTaker {
	return { key, turns: 0 }
}

/** Runs `work` so that the database statements that it leads to count as this one's. */
export function runAsTurnTaker<T>(taker: TurnTaker, work: () => T): T {
	return turnTakers.run(taker, work)
}

/** Returns who takes the turn for the work that is running. */
export function currentTurnTaker(): TurnTaker {
	return turnTakers.getStore() ?? backgroundTaker
}
