const firstMs = 5000
const longestMs = 60_000
const turnMs = 500
const mostTurns = 4

/** Runs something after so many milliseconds; answers how to call it off. */
export type Later = (run: () => void, delayMs: number) => () => void

export const browserLater: Later = (run, delayMs) => {
	const timer = setTimeout(run, delayMs)
	return () => clearTimeout(timer)
}

/** When a failed send is tried again: sooner at first, later the longer the server is away. */
export class Retry {
	readonly #later: Later
	readonly #run: () => void
	#cancel: (() => void) | null = null
	#failures = 0
	#turnsGiven = 0
	#isStopped = false

	constructor(later: Later, run: () => void) {
		this.#later = later
		this.#run = run
	}

	get isWaiting(): boolean {
		return this.#cancel !== null
	}

	/** After a failure, whether a tab that has waited longer may still be let go first. */
	get hasPatience(): boolean {
		return this.#failures > 0 && this.#turnsGiven < mostTurns
	}

	/** Plans the next try: not before the server said, if it said when. */
	afterFailure(retryAfterSeconds: number | null = null): void {
		this.#failures += 1
		const backOffMs = firstMs * 2 ** (this.#failures - 1)
		this.#in(Math.min(Math.max(backOffMs, (retryAfterSeconds ?? 0) * 1000), longestMs))
	}

	/** Lets another tab go first. */
	giveTurn(): void {
		this.#turnsGiven += 1
		this.#in(turnMs)
	}

	/** Tries now instead of waiting. */
	now(): void {
		this.#callOff()
		this.#run()
	}

	succeeded(): void {
		this.#callOff()
		this.#failures = 0
		this.#turnsGiven = 0
	}

	stop(): void {
		this.#isStopped = true
		this.#callOff()
	}

	#in(delayMs: number) {
		this.#callOff()
		if (!this.#isStopped) this.#cancel = this.#later(() => this.now(), delayMs)
	}

	#callOff() {
		this.#cancel?.()
		this.#cancel = null
	}
}
