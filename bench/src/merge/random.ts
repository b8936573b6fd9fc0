export type Random = ReturnType<typeof randomFrom>

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
	let state = seed
	const next = () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	/** A whole number from 0 to below `end`. */
	const below = (end: number) => Math.floor(next() * end)
	return {
		next,
		below,
		one: <T>(values: readonly T[]): T | undefined => values[below(values.length)],
	}
}
