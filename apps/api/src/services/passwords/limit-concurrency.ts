import { AppError } from '#http/app-error.ts'

/** Runs work in a few lanes, first come, first served; refuses with `server_busy` when too much is waiting. */
export function limitConcurrency({ lanes, mostWaiting }: { lanes: number; mostWaiting: number }) {
	const waiting: (() => void)[] = []
	let running = 0

	function begin(): Promise<void> {
		if (running < lanes) {
			running += 1
			return Promise.resolve()
		}
		if (waiting.length >= mostWaiting) return Promise.reject(new AppError('server_busy'))
		return new Promise((resolve) => waiting.push(resolve))
	}

	function end(): void {
		const next = waiting.shift()
		if (next) next()
		else running -= 1
	}

	return async <T>(work: () => Promise<T>): Promise<T> => {
		await begin()
		try {
			return await work()
		} finally {
			end()
		}
	}
}
