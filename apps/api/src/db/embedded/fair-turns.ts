import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Runs one piece of work at a time. Those of one key keep their order, and the keys that wait take turns,
 * so that nobody waits for everything that another has asked for.
 */
export class FairTurns {
	/** The work that waits, the key that is served next first. */
	readonly #lines = new Map<string, (() => Promise<void>)[]>()
	#isRunning = false
	#serving: Promise<void> = Promise.resolve()

	/** Resolves once nothing runs or waits. */
	async whenIdle(): Promise<void> {
		await this.#serving
	}

	/** Runs `work` when its turn comes, and answers what it answers. */
	take<T>(key: string, work: () => Promise<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const line = this.#lines.get(key) ?? []
			this.#lines.set(key, line)
			// The function makes a rejection of what is thrown at once, which would otherwise end the turns.
			line.push(AsyncLocalStorage.bind(() => (async () => work())().then(resolve, reject)))
			if (!this.#isRunning) this.#serving = this.#serve()
		})
	}

	async #serve(): Promise<void> {
		this.#isRunning = true
		// A key that is put back, or comes meanwhile, is visited after the others.
		for (const [key, line] of this.#lines) {
			const work = line.shift()
			this.#lines.delete(key)
			if (line.length > 0) this.#lines.set(key, line)
			await work?.()
		}
		this.#isRunning = false
	}
}
