/** The words in a CV that no other edit has written, as often as they stand there. Ids are no words. */
export function marksIn(value: unknown): string[] {
	if (typeof value === 'string') return value.match(/\bw\d+\b/g) ?? []
	if (Array.isArray(value)) return value.flatMap(marksIn)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : marksIn(part)))
}

/**
 * Which words must be there in the end. A word that somebody wrote is promised from the moment that the indicator said
 * it is saved or kept; whoever takes it away, by an edit, by undo or by a choice, ends the promise.
 */
export class Promises {
	readonly #promised = new Set<string>()
	readonly #takenAwayBy = new Map<string, Set<string>>()

	get size(): number {
		return this.#promised.size
	}

	promise(mark: string): void {
		this.#promised.add(mark)
	}

	takeAway(mark: string, who: string): void {
		this.#takenAwayBy.set(mark, (this.#takenAwayBy.get(mark) ?? new Set()).add(who))
	}

	/** Somebody wrote it, or brought it back with undo: it is promised again when the indicator says so. */
	bringBack(mark: string, who: string): void {
		this.#promised.delete(mark)
		this.#takenAwayBy.get(mark)?.delete(who)
	}

	/** What was promised, is not there, and was taken away by nobody. */
	brokenBy(value: unknown): string[] {
		const there = new Set(marksIn(value))
		return [...this.#promised].filter(
			(mark) => !there.has(mark) && (this.#takenAwayBy.get(mark)?.size ?? 0) === 0,
		)
	}
}
