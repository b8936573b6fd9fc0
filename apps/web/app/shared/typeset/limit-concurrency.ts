/** Lets so many tasks run at a time; the others wait in their order. */
export function limitConcurrency(atOnce: number) {
	let running = 0
	const waiting: (() => void)[] = []
	return async <Result>(task: () => Promise<Result>): Promise<Result> => {
		if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
		else running += 1
		try {
			return await task()
		} finally {
			// A waiting task takes over the place, so that no new task can take it in between.
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}
