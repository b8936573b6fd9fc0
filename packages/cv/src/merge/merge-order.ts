import { sameValue } from '../same-value.ts'
import type { MergeSide, ThreeVersions } from './merge-conflict.ts'

/** Whether both sides sorted the members that they share, in different ways. */
export function isSortedDifferently({ base, mine, theirs }: ThreeVersions<string[]>): boolean {
	const isShared = (key: string) => [base, mine, theirs].every((keys) => keys.includes(key))
	const [was, here, there] = [base, mine, theirs].map((keys) => keys.filter(isShared))
	return !sameValue(was, here) && !sameValue(was, there) && !sameValue(here, there)
}

/**
 * Returns every key of both sides in one order: the order of the side that moved a key, or of `preferred` if both
 * did. A key that only the other side has comes after the key before it on that side.
 */
export function mergeOrder(
	{ base, mine, theirs }: ThreeVersions<string[]>,
	preferred: MergeSide,
): string[] {
	const hasMoved = (side: string[]) =>
		!sameValue(
			base.filter((key) => side.includes(key)),
			side.filter((key) => base.includes(key)),
		)
	if (hasMoved(mine) && hasMoved(theirs)) {
		return preferred === 'mine' ? weave(mine, theirs) : weave(theirs, mine)
	}
	return hasMoved(mine) ? weave(mine, theirs) : weave(theirs, mine)
}

function weave(leading: string[], other: string[]): string[] {
	const woven = [...leading]
	const known = new Set(leading)
	for (const [index, key] of other.entries()) {
		if (known.has(key)) continue
		const before = other[index - 1]
		woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key)
		known.add(key)
	}
	return woven
}
