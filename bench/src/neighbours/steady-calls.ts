import { setTimeout as wait } from 'node:timers/promises'

/** The results of calls made at a steady pace. */
export type SteadyCalls = {
	/** Milliseconds from when each call was due to its answer. */
	times: number[]
	/** The errors, in a few words each. */
	errors: string[]
}

type Pace = { everyMs: number; untilMs: number; now?: () => number }

/** After the time is up nothing more is asked than what can be answered in this; the rest counts with the wait so far. */
const graceMs = 5_000

/**
 * Makes a call every so many milliseconds, one at a time, until `untilMs`. A call that is late because the one before took
 * long is counted from when it was due, as the person at the keyboard would: otherwise a server that stands still for
 * seconds would be measured once in that time, and look quick.
 */
export async function callSteadily(
	call: () => Promise<void>,
	{ everyMs, untilMs, now = () => performance.now() }: Pace,
): Promise<SteadyCalls> {
	const found: SteadyCalls = { times: [], errors: [] }
	for (let dueAt = now(); dueAt < untilMs; dueAt += everyMs) {
		if (now() < dueAt) await wait(dueAt - now())
		const isGivenUp = now() > untilMs + graceMs
		try {
			if (!isGivenUp) await call()
		} catch (error) {
			found.errors.push(error instanceof Error ? error.message : String(error))
		}
		found.times.push(now() - dueAt)
	}
	return found
}
