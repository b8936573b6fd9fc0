/** What is said to those who hear the page. The same sentence said twice is heard twice. */
export class Announcements {
	#said = ''
	readonly #listeners = new Set<() => void>()

	say = (sentence: string): void => {
		// A screen reader speaks of what changes, so a repeated sentence has to differ unheard.
		this.#said = sentence === this.#said ? `${sentence}\u00a0` : sentence
		for (const listener of this.#listeners) listener()
	}

	last = (): string => this.#said

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}
}
