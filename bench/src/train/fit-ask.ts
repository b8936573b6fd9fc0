import { maxClueCount } from '@app/claims'
import type { SeenPair } from './seen-pair.ts'

const rounds = 150
const rate = 0.05
/** How strongly weights are pulled towards 0. */
const pull = 3e-3

type Row = { indices: number[]; values: number[]; label: number }

/**
 * Which clues tell that one answer of the person would settle an invention: a logistic regression over the inventions whose kind says
 * so or not, by Adam over all of them at once. The weights are in the order of `names`.
 */
export function fitAsk(
	pairs: readonly SeenPair[],
	names: ReadonlyMap<string, number>,
): { weights: Float64Array; bias: number } {
	const rows = pairs.flatMap(({ clues, isAskable }): Row[] => {
		if (isAskable === null) return []
		const known = clues.filter(([name]) => names.has(name))
		return [
			{
				indices: known.map(([name]) => names.get(name) ?? 0),
				values: known.map(([, value]) => Math.min(maxClueCount, value)),
				label: Number(isAskable),
			},
		]
	})
	const weights = new Float64Array(names.size + 1)
	const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)]
	for (let round = 1; round <= rounds; round++) {
		const slope = addSlopes(rows, weights)
		for (const [index, value] of slope.entries()) {
			const by = value / Math.max(1, rows.length) + pull * (weights[index] ?? 0)
			mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * by
			spread[index] = 0.999 * (spread[index] ?? 0) + 0.001 * by * by
			const [first, second] = [1 - 0.9 ** round, 1 - 0.999 ** round]
			weights[index] =
				(weights[index] ?? 0) -
				(rate * ((mean[index] ?? 0) / first)) / (Math.sqrt((spread[index] ?? 0) / second) + 1e-8)
		}
	}
	return { weights, bias: weights[names.size] ?? 0 }
}

function addSlopes(rows: readonly Row[], weights: Float64Array): Float64Array {
	const slope = new Float64Array(weights.length)
	const bias = weights.length - 1
	for (const { indices, values, label } of rows) {
		let odds = weights[bias] ?? 0
		for (const [at, index] of indices.entries()) odds += (values[at] ?? 0) * (weights[index] ?? 0)
		const error = 1 / (1 + Math.exp(-odds)) - label
		for (const [at, index] of indices.entries())
			slope[index] = (slope[index] ?? 0) + error * (values[at] ?? 0)
		slope[bias] = (slope[bias] ?? 0) + error
	}
	return slope
}
