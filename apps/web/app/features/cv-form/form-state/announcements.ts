/** The announcements for screen readers. The same sentence twice in a row is read twice. */
export class Announcements {
	#said = ''
	readonly #listeners = new Set<() => void>()

	say = (sentence: string): void => {
		// A screen reader speaks only changes, so a repeated sentence gets a silent character.
		this.#said = sentence === this.#said ? `${sentence}\u00a0` : sentence
		for (const listener of this.#listeners) listener()
	}

	last = (): string => this.#said

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}
}
