/** A clock that stands still until it is moved. */
export class VirtualClock {
	#now = 0
	readonly #waiting = new Set<{ at: number; run: () => void }>()

	now = (): number => this.#now

	later = (run: () => void, delayMs: number): (() => void) => {
		const entry = { at: this.#now + delayMs, run }
		this.#waiting.add(entry)
		return () => this.#waiting.delete(entry)
	}

	/** Lets so many milliseconds pass. */
	pass(ms: number): void {
		this.#now += ms
		const due = [...this.#waiting].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)
		for (const entry of due) {
			if (!this.#waiting.delete(entry)) continue
			entry.run()
		}
	}
}
