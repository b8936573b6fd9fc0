import type { Tensor } from './read-line-editor.ts'

/** A layer of the network: what each output takes of each input, and what is added to it. */
export type Layer = { weights: Tensor; bias: Tensor }

/** So many places are multiplied at once, because each weight is then read once for all of them. */
const atOnce = 4

/** Multiplies the numbers of each place with a layer. The places stand one after the other. */
export function multiply(inputs: Float32Array, { weights, bias }: Layer): Float32Array {
	const { rows, columns } = weights
	const places = inputs.length / columns
	// Places that aren't there are multiplied too and left out at the end.
	const rounded = Math.ceil(places / atOnce) * atOnce
	const padded = new Float32Array(rounded * columns)
	padded.set(inputs)
	const outputs = new Float32Array(rounded * rows)
	for (let place = 0; place < rounded; place += atOnce)
		multiplyFour(weights, {
			inputs: padded.subarray(place * columns, (place + atOnce) * columns),
			outputs: outputs.subarray(place * rows, (place + atOnce) * rows),
		})
	for (let at = 0; at < outputs.length; at++)
		outputs[at] = (outputs[at] ?? 0) + (bias.values[at % rows] ?? 0)
	return outputs.subarray(0, places * rows)
}

type Four = { inputs: Float32Array; outputs: Float32Array }

// Written out for four places and two rows, which takes a quarter of the time that one after the other would.
function multiplyFour({ rows, columns, values }: Tensor, { inputs, outputs }: Four): void {
	const [second, third, fourth] = [columns, 2 * columns, 3 * columns]
	for (let row = 0; row < rows; row += 2) {
		// A last row by itself is multiplied twice.
		const next = Math.min(row + 1, rows - 1)
		const [start, below] = [row * columns, next * columns]
		let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0]
		for (let column = 0; column < columns; column++) {
			const weight = values[start + column] ?? 0
			const other = values[below + column] ?? 0
			const one = inputs[column] ?? 0
			const two = inputs[second + column] ?? 0
			const three = inputs[third + column] ?? 0
			const four = inputs[fourth + column] ?? 0
			a += weight * one
			b += weight * two
			c += weight * three
			d += weight * four
			e += other * one
			f += other * two
			g += other * three
			h += other * four
		}
		outputs[row] = a
		outputs[rows + row] = b
		outputs[2 * rows + row] = c
		outputs[3 * rows + row] = d
		outputs[next] = e
		outputs[rows + next] = f
		outputs[2 * rows + next] = g
		outputs[3 * rows + next] = h
	}
}

const leastVariance = 1e-5

/** Brings the numbers of each place to the mean and the spread that a layer says. */
export function normalise(values: Float32Array, { weights, bias }: Layer): Float32Array {
	const width = weights.columns
	const normal = new Float32Array(values.length)
	for (let start = 0; start < values.length; start += width) {
		const own = values.subarray(start, start + width)
		const mean = own.reduce((sum, value) => sum + value, 0) / width
		const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width
		const scale = 1 / Math.sqrt(variance + leastVariance)
		for (const [at, value] of own.entries())
			normal[start + at] =
				(value - mean) * scale * (weights.values[at] ?? 0) + (bias.values[at] ?? 0)
	}
	return normal
}

/** Makes probabilities of the numbers of each place. */
export function toChances(values: Float32Array, places: number): Float32Array {
	const size = values.length / places
	const chances = new Float32Array(values.length)
	for (let place = 0; place < places; place++) {
		const own = values.subarray(place * size, (place + 1) * size)
		const most = own.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
		const raised = own.map((value) => Math.exp(value - most))
		const sum = raised.reduce((one, other) => one + other, 0)
		chances.set(
			raised.map((value) => value / sum),
			place * size,
		)
	}
	return chances
}
