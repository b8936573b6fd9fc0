/** Two lines with at least this share of their words in common are versions of one line. */
const leastInCommon = 0.5

/**
 * Matches the lines of two lists by their words, because lines have no ids. Returns, for each line of `after`, the
 * index of the line of `before` that it was, or `null` for a new line. No line is matched twice.
 */
export function matchLines(before: string[], after: string[]): (number | null)[] {
	const matched: (number | null)[] = after.map(() => null)
	const free = new Set(before.keys())
	const match = (index: number, origin: number) => {
		matched[index] = origin
		free.delete(origin)
	}
	matchEqual({ before, after, match })
	for (const { index, origin } of pairsByLikeness({ before, after, matched, free })) {
		if (matched[index] === null && free.has(origin)) match(index, origin)
	}
	matchInPlace({ before, matched, free, match })
	return matched
}

type Match = (index: number, origin: number) => void

function matchEqual({
	before,
	after,
	match,
}: {
	before: string[]
	after: string[]
	match: Match
}): void {
	const waiting = new Map<string, number[]>()
	for (const [origin, line] of before.entries()) {
		waiting.set(line, [...(waiting.get(line) ?? []), origin])
	}
	for (const [index, line] of after.entries()) {
		const origin = waiting.get(line)?.shift()
		if (origin !== undefined) match(index, origin)
	}
}

type Open = {
	before: string[]
	after: string[]
	matched: (number | null)[]
	free: Set<number>
}

function pairsByLikeness({ before, after, matched, free }: Open) {
	const open = [...after.entries()].filter(([index]) => matched[index] === null)
	const wordsOf = new Map([...free].map((origin) => [origin, words(before[origin] ?? '')]))
	return open
		.flatMap(([index, line]) => {
			const mine = words(line)
			return [...wordsOf].map(([origin, theirs]) => ({
				index,
				origin,
				likeness: shareInCommon(mine, theirs),
			}))
		})
		.filter(({ likeness }) => likeness >= leastInCommon)
		.sort((a, b) => b.likeness - a.likeness)
}

/** A line that stands where another stood, after the same line, was written anew. */
function matchInPlace({
	before,
	matched,
	free,
	match,
}: Pick<Open, 'before' | 'matched' | 'free'> & { match: Match }): void {
	for (const origin of before.keys()) {
		if (!free.has(origin)) continue
		const index = origin === 0 ? 0 : matched.indexOf(origin - 1) + 1
		const isAfterTheSame = origin === 0 || index > 0
		if (isAfterTheSame && matched[index] === null) match(index, origin)
	}
}

function words(line: string): Set<string> {
	return new Set(line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
}

function shareInCommon(one: Set<string>, other: Set<string>): number {
	const all = one.size + other.size
	const shared = [...one].filter((word) => other.has(word)).length
	return all === 0 ? 0 : (2 * shared) / all
}
