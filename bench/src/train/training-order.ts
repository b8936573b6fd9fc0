/**
 * Returns a generator of numbers from 0 up to, but not including, 1; the same seed gives the same numbers. It isn't
 * the generator of `../import/random.ts`, because another order of the lines would give other weights than the
 * shipped and measured ones.
 */
export function createTrainingRandom(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return state / 2 ** 32
	}
}

/** The items in another order. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
	const copy = [...items]
	for (let index = copy.length - 1; index > 0; index--) {
		const other = Math.floor(random() * (index + 1))
		;[copy[index], copy[other]] = [copy[other] as T, copy[index] as T]
	}
	return copy
}
