import { unpackBytes } from '@app/language'

/**
 * The weights of a classifier: one small integer for each kind and feature index, kind by kind, and the value of one
 * step of such an integer.
 */
export type ClassifierWeights = { step: number; values: Int8Array }

/** How likely each kind is, as shares that sum to one, where these places are set. */
export function classProbabilities(
	{ step, values }: ClassifierWeights,
	places: readonly number[],
	kinds: number,
): number[] {
	const size = values.length / kinds
	const scores = Array.from({ length: kinds }, (_, kind) => {
		let sum = 0
		for (const place of places) sum += values[kind * size + place] ?? 0
		return sum * step
	})
	return softmax(scores)
}

/** Shares that sum to one, in proportion to the exponentials of the scores. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores)
	const parts = scores.map((score) => Math.exp(score - most))
	const whole = parts.reduce((sum, part) => sum + part, 0)
	return parts.map((part) => part / whole)
}

/** Weights from the text that a file keeps them in. */
export function unpackWeights({
	step,
	packed,
}: {
	step: number
	packed: string
}): ClassifierWeights {
	return { step, values: unpackBytes(packed) }
}
