/**
 * Numbers from 0 up to, but not including, 1, the same for the same seed. Not the generator of `../import/random.ts`: another order
 * of the lines gives other weights than those that ship and were measured.
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
