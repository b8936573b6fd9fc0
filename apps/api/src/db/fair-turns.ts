import { AsyncLocalStorage } from 'node:async_hooks'

export type FairTurnsOptions = {
	/** The key whose work stands back: it is served when nobody else wants a turn, or has waited long enough. */
	last?: string
	/** A clock in milliseconds. */
	now?: () => number
}

type Work = { askedAt: number; run: () => Promise<void> }

/**
 * How long the key that stands back waits after another key's turn. A caller often asks for another turn at once,
 * such as a request with its next statement, and a turn that has begun can't be interrupted.
 */
const pauseMs = 5
/** The most milliseconds that other keys' turns may keep back the work of the key that stands back. */
const mostKeptBackMs = 50

/**
 * Runs one piece of work at a time. Those of one key keep their order, and the keys that wait take turns,
 * so that nobody waits for everything that another has asked for. One key may stand back behind the others.
 */
export class FairTurns {
	readonly #last: string | undefined
	readonly #now: () => number
	/** The work that waits, the key that is served next first. */
	readonly #lines = new Map<string, Work[]>()
	#isRunning = false
	#serving: Promise<void> = Promise.resolve()
	/** Whether the latest turn was another key's, whose caller may soon ask again. */
	#isPause = false
	#lastEndedAt = Number.NEGATIVE_INFINITY
	#wake = () => {}

	constructor({ last, now = () => performance.now() }: FairTurnsOptions = {}) {
		this.#last = last
		this.#now = now
	}

	/** Resolves once nothing runs or waits. */
	async whenIdle(): Promise<void> {
		await this.#serving
	}

	/** Runs `work` when its turn comes, and returns its result. */
	take<T>(key: string, work: () => Promise<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const line = this.#lines.get(key) ?? []
			this.#lines.set(key, line)
			// The async function turns an error that `work` throws synchronously into a rejection; otherwise the
			// error would end the turns.
			const run = AsyncLocalStorage.bind(() => (async () => work())().then(resolve, reject))
			line.push({ askedAt: this.#now(), run })
			this.#wake()
			if (!this.#isRunning) this.#serving = this.#serve()
		})
	}

	async #serve(): Promise<void> {
		this.#isRunning = true
		while (this.#lines.size > 0) {
			const key = this.#nextKey()
			if (key === undefined) await this.#waitForOthers()
			else await this.#serveOne(key)
		}
		this.#isRunning = false
	}

	/** The key that is served now; none while the only one that waits stands back. */
	#nextKey(): string | undefined {
		const first = this.#last === undefined ? undefined : this.#lines.get(this.#last)?.[0]
		const other = [...this.#lines.keys()].find((key) => key !== this.#last)
		if (first === undefined) return other
		const keptBackSince = Math.max(first.askedAt, this.#lastEndedAt)
		if (this.#now() - keptBackSince >= mostKeptBackMs) return this.#last
		return other ?? (this.#isPause ? undefined : this.#last)
	}

	async #serveOne(key: string): Promise<void> {
		const line = this.#lines.get(key) ?? []
		const work = line.shift()
		// A key that is put back, or comes meanwhile, is visited after the others.
		this.#lines.delete(key)
		if (line.length > 0) this.#lines.set(key, line)
		await work?.run()
		this.#isPause = key !== this.#last
		if (key === this.#last) this.#lastEndedAt = this.#now()
	}

	/** Waits until the pause is over or more work is queued. */
	#waitForOthers(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(() => {
				this.#isPause = false
				resolve()
			}, pauseMs)
			this.#wake = () => {
				clearTimeout(timer)
				resolve()
			}
		})
	}
}
