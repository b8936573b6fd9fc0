/** The work of one key. */
export type Line = {
	/** The expected time of one piece of the key's work. */
	expectedMs: number
	/** How many pieces are being done. */
	running: number
	/** Those that wait. */
	waiting: readonly unknown[]
}

type Newcomer = Omit<Line, 'waiting'> & {
	/** How many pieces of the same key come before it. */
	ahead: number
}

type Room = { lanes: number; mostAtOnce: number }

/**
 * Returns how long a piece of work is likely to wait where keys are served in rotation: for the running work, for the
 * pieces of its own key before it, and for as many pieces of every other key.
 */
export function expectedWaitMs(
	{ expectedMs, running, ahead }: Newcomer,
	others: readonly Line[],
	{ lanes, mostAtOnce }: Room,
): number {
	// Running work has half of its time left on average.
	const ownMs = expectedMs * (ahead + running / 2)
	const othersMs = others.map(
		(other) => other.expectedMs * (Math.min(other.waiting.length, ahead + 1) + other.running / 2),
	)
	const allMs = othersMs.reduce((sum, ms) => sum + ms, ownMs)
	return Math.max(allMs / lanes, ownMs / mostAtOnce)
}
