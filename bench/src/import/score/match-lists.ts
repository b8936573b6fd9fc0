import type { ScoredField, Verdict } from './verdict.ts'

export type Pair = { expected: number; found: number; score: number }

/** Pairs the items of two lists one to one, the most alike first, as far as they reach `least`. */
export function pairUp({ expected, found, likenessOf, least }: Pairing): Pair[] {
	const all: Pair[] = []
	for (let i = 0; i < expected; i++) {
		for (let j = 0; j < found; j++) {
			const score = likenessOf(i, j)
			if (score >= least) all.push({ expected: i, found: j, score })
		}
	}
	// Of pairs that are equally alike, those in the same order come first.
	all.sort((a, b) => b.score - a.score || offset(a) - offset(b))
	const [takenExpected, takenFound] = [new Set<number>(), new Set<number>()]
	return all.filter((pair) => {
		if (takenExpected.has(pair.expected) || takenFound.has(pair.found)) return false
		takenExpected.add(pair.expected)
		takenFound.add(pair.found)
		return true
	})
}

type Pairing = {
	/** How many items each list has. */
	expected: number
	found: number
	likenessOf: (expected: number, found: number) => number
	least: number
}

function offset({ expected, found }: Pair): number {
	return Math.abs(expected - found)
}

export type Item = { text: string; path: string }

/** Judges a list of texts; each text counts once, and order doesn't matter. */
export function judgeList(
	field: ScoredField,
	{ expected, found }: { expected: string[]; found: Item[] },
	isSame: (expected: string, found: string) => boolean,
): Verdict[] {
	const same = (i: number, j: number) => (isSame(expected[i] ?? '', found[j]?.text ?? '') ? 1 : 0)
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		likenessOf: same,
		least: 1,
	})
	const [paired, read] = [pairs.map((pair) => pair.expected), pairs.map((pair) => pair.found)]
	return [
		...pairs.map(({ expected: i, found: j }): Verdict => {
			const { text = '', path = null } = found[j] ?? {}
			return { field, outcome: 'right', expected: expected[i] ?? '', found: text, path }
		}),
		...expected
			.filter((_, index) => !paired.includes(index))
			.map(
				(text): Verdict => ({ field, outcome: 'missing', expected: text, found: '', path: null }),
			),
		...found
			.filter((_, index) => !read.includes(index))
			.map(
				({ text, path }): Verdict => ({ field, outcome: 'extra', expected: '', found: text, path }),
			),
	]
}
