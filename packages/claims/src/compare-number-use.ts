import type { Clue } from './clue.ts'
import type { Figure } from './figures.ts'
import type { Reading } from './read-for-audit.ts'
import { isSameFigure } from './same-figure.ts'

/** A number that tells one thing from others of its kind and becomes a count, or the reverse: "room 4" and "4 rooms". */
export function compareNumberUse(same: readonly Figure[], figure: Figure, after: Reading): Clue[] {
	const [first] = same
	const isCounted =
		first !== undefined && figure.isOfMany && same.every(({ label }) => label !== null)
	const isCountedToo = after.figures.some((one) => one.isOfMany && isSameFigure(one, figure))
	const isLabel = figure.label !== null && !isCountedToo && same.every(({ isOfMany }) => isOfMany)
	const isLength = figure.measure?.dimension === 'time' && first?.label === figure.counted
	if ((!isCounted && !isLabel) || (isLength && figure.counted !== 'year')) return []
	return [
		{
			name: 'label told as count',
			value: 1,
			kind: 'number',
			...(first && { before: first.token }),
			after: figure.token,
			isDecisive: true,
		},
	]
}
