/** The largest whole number of a weight that is kept. */
const largest = 127

/** Rounds weights to signed bytes and returns them with the size of one step. */
export function shrinkWeights(weights: Float64Array): { step: number; values: Int8Array } {
	const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
	const step = Number((most / largest).toPrecision(4))
	return { step, values: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}
