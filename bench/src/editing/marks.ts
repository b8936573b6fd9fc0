/** The words in a CV that no other edit has written, as often as they stand there. Ids are no words. */
export function marksIn(value: unknown): string[] {
	if (typeof value === 'string') return value.match(/\bw\d+\b/g) ?? []
	if (Array.isArray(value)) return value.flatMap(marksIn)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : marksIn(part)))
}

/**
 * Keeps track of the words that must be in the CV at the end. A word is promised as soon as the indicator says that
 * it is saved or kept. The promise ends when an edit, an undo or a choice removes the word.
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

	/** Returns the promised words that are missing although nobody removed them. */
	brokenBy(value: unknown): string[] {
		const there = new Set(marksIn(value))
		return [...this.#promised].filter(
			(mark) => !there.has(mark) && (this.#takenAwayBy.get(mark)?.size ?? 0) === 0,
		)
	}
}
