import { type ClueModel, collectClues, hiddenUnits, mostOfOne, sumClues } from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { createTrainingRandom, shuffle } from './training-order.ts'

/** A line, a rewriting of it, the person's further words, and whether the rewriting claims nothing more. */
export type TrainingPair = {
	before: string
	after: string
	facts?: readonly string[]
	faithful: boolean
	/** How much it counts beside the others; 1 unless it says so. */
	weight?: number
}

/** Clues seen in fewer pairs than this are chance. */
const fewest = 6
const epochs = 20
const batch = 64
/** A share of the clues of each pair is left out in each step, so that no pair is learned by heart. */
const leftOut = 0.2
const decay = 4e-4
/** So many networks, from other beginnings, are put side by side. */
const networks = 3

type Row = { indices: Int32Array; values: Float64Array; label: number; weight: number }

/**
 * Fits what the clues of labelled pairs are worth: a network with one layer of hidden units beside a linear part, by Adam. The same
 * pairs in the same order give the same model.
 */
export function trainClaims(pairs: readonly TrainingPair[]): ClueModel {
	const seen = pairs.map(({ before, after, facts = [], faithful, weight = 1 }) => ({
		clues: [...sumClues(collectClues(openMeaning(), { before, after, facts }))],
		label: faithful ? 0 : 1,
		weight,
	}))
	const names = chooseNames(seen.map(({ clues }) => clues))
	const rows = seen.map(({ clues, label, weight }): Row => {
		const known = clues.filter(([name]) => names.has(name))
		return {
			indices: Int32Array.from(known, ([name]) => names.get(name) ?? 0),
			values: Float64Array.from(known, ([, value]) => Math.min(mostOfOne, value)),
			label,
			weight,
		}
	})
	const units = hiddenUnits / networks
	const trained = Array.from({ length: networks }, (_, seed) =>
		trainNetwork(rows, { size: names.size, units, seed: seed + 1 }),
	)
	return join(names, trained, units)
}

function chooseNames(
	rows: readonly (readonly (readonly [string, number])[])[],
): Map<string, number> {
	const counts = new Map<string, number>()
	for (const clues of rows)
		for (const [name] of clues) counts.set(name, (counts.get(name) ?? 0) + 1)
	const kept = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name)
	return new Map(kept.sort().map((name, index) => [name, index]))
}

/** Parameters of one network in one array: hidden weights, linear weights, biases of the hidden units, their outputs, the bias. */
type Network = { parameters: Float64Array; size: number; units: number }

function trainNetwork(
	rows: readonly Row[],
	{ size, units, seed }: { size: number; units: number; seed: number },
): Network {
	const random = createTrainingRandom(seed)
	const parameters = Float64Array.from(
		{ length: size * units + size + 2 * units + 1 },
		(_, index) => {
			if (index < size * units) return (random() - 0.5) * 0.15
			return index >= size * (units + 1) + units && index < size * (units + 1) + 2 * units
				? (random() - 0.5) * 0.9
				: 0
		},
	)
	const adam = createAdam(parameters)
	const slope = new Float64Array(parameters.length)
	const network = { parameters, size, units }
	for (let epoch = 0; epoch < epochs; epoch++) {
		const order = shuffle(rows, random)
		for (let from = 0; from < order.length; from += batch) {
			slope.fill(0)
			const part = order.slice(from, from + batch)
			for (const row of part) addGradient(network, row, { slope, random, share: 1 / part.length })
			adam(slope, 2e-3 * (1 - epoch / epochs) + 1e-4)
		}
	}
	return network
}

type Step = { slope: Float64Array; random: () => number; share: number }

function addGradient(network: Network, row: Row, { slope, random, share }: Step): void {
	const { parameters, size, units } = network
	const kept = keepSome(row, random)
	const { hidden, score } = forward(network, kept)
	const error = (1 / (1 + Math.exp(-score)) - row.label) * row.weight * share
	const [linear, bias, out] = [size * units, size * (units + 1), size * (units + 1) + units]
	const add = (index: number, by: number) => {
		slope[index] = (slope[index] ?? 0) + by
	}
	add(parameters.length - 1, error)
	const back = hidden.map(
		(active, unit) => error * (parameters[out + unit] ?? 0) * (1 - active * active),
	)
	for (const [unit, active] of hidden.entries()) {
		add(out + unit, error * active)
		add(bias + unit, back[unit] ?? 0)
	}
	for (const { index, value } of kept) {
		add(linear + index, error * value)
		for (let unit = 0; unit < units; unit++) add(index * units + unit, (back[unit] ?? 0) * value)
	}
}

type SeenClue = { index: number; value: number }

function keepSome({ indices, values }: Row, random: () => number): SeenClue[] {
	const all = Array.from(indices, (index, at) => ({ index, value: values[at] ?? 0 }))
	return all.filter(() => random() >= leftOut)
}

function forward(
	{ parameters, size, units }: Network,
	clues: readonly SeenClue[],
): { hidden: Float64Array; score: number } {
	const hidden = parameters.slice(size * (units + 1), size * (units + 1) + units)
	let score = parameters[parameters.length - 1] ?? 0
	for (const { index, value } of clues) {
		score += value * (parameters[size * units + index] ?? 0)
		for (let unit = 0; unit < units; unit++)
			hidden[unit] = (hidden[unit] ?? 0) + value * (parameters[index * units + unit] ?? 0)
	}
	for (let unit = 0; unit < units; unit++) {
		hidden[unit] = Math.tanh(hidden[unit] ?? 0)
		score += (hidden[unit] ?? 0) * (parameters[size * (units + 1) + units + unit] ?? 0)
	}
	return { hidden, score }
}

function createAdam(parameters: Float64Array): (slope: Float64Array, rate: number) => void {
	const [mean, spread] = [new Float64Array(parameters.length), new Float64Array(parameters.length)]
	let step = 0
	return (slope, rate) => {
		step++
		const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
		for (let index = 0; index < parameters.length; index++) {
			const by = (slope[index] ?? 0) + decay * (parameters[index] ?? 0)
			mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * by
			spread[index] = 0.999 * (spread[index] ?? 0) + 0.001 * by * by
			parameters[index] =
				(parameters[index] ?? 0) -
				(rate * ((mean[index] ?? 0) / first)) / (Math.sqrt((spread[index] ?? 0) / second) + 1e-8)
		}
	}
}

// The networks side by side: each counts for its share.
function join(
	names: ReadonlyMap<string, number>,
	networks: readonly Network[],
	units: number,
): ClueModel {
	const share = 1 / networks.length
	const rows = new Map(
		[...names].map(([name, index]) => [
			name,
			{
				linear: networks.reduce(
					(sum, { parameters, size }) => sum + share * (parameters[size * units + index] ?? 0),
					0,
				),
				hidden: Float64Array.from(
					networks.flatMap(({ parameters }) => [
						...parameters.slice(index * units, (index + 1) * units),
					]),
				),
			},
		]),
	)
	return {
		rows,
		bias: networks.reduce((sum, { parameters }) => sum + share * (parameters.at(-1) ?? 0), 0),
		hiddenBias: Float64Array.from(
			networks.flatMap(({ parameters, size }) => [
				...parameters.slice(size * (units + 1), size * (units + 1) + units),
			]),
		),
		output: Float64Array.from(
			networks.flatMap(({ parameters, size }) =>
				[...parameters.slice(size * (units + 1) + units, size * (units + 1) + 2 * units)].map(
					(value) => share * value,
				),
			),
		),
	}
}
