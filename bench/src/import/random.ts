/** A source of choices that gives the same choices for the same seed. */
export type Random = {
	/** From 0 up to, but not including, 1. */
	next: () => number
	/** A whole number from `low` to `high`, both included. */
	int: (low: number, high: number) => number
	/** True in this share of cases (0 to 1). */
	chance: (share: number) => boolean
	pick: <Item>(items: readonly Item[]) => Item
	/** `count` different items in random order; all of them when there are fewer. */
	sample: <Item>(items: readonly Item[], count: number) => Item[]
}

/** Makes a source of choices from a seed (mulberry32 over a hash of the text). */
export function createRandom(seed: string): Random {
	let state = hash(seed)
	const next = () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
	const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
	const pick = <Item>(items: readonly Item[]): Item => {
		const item = items[int(0, items.length - 1)]
		if (item === undefined) throw new Error('There is nothing to choose from.')
		return item
	}
	const sample = <Item>(items: readonly Item[], count: number): Item[] =>
		items
			.map((item) => ({ item, rank: next() }))
			.sort((a, b) => a.rank - b.rank)
			.slice(0, count)
			.map(({ item }) => item)
	return { next, int, chance: (share) => next() < share, pick, sample }
}

function hash(text: string): number {
	let value = 2_166_136_261
	for (const character of text) {
		value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
	}
	return value >>> 0
}
