import {
	type ClueModel,
	collectClues,
	hiddenUnits,
	maxClueCount,
	sumClues,
	type Writer,
} from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { fitAsk } from './fit-ask.ts'
import type { SeenPair } from './seen-pair.ts'
import { createTrainingRandom, shuffle } from './training-order.ts'

/** A line, a rewriting of it, the person's further words, and whether the rewriting claims nothing more. */
export type TrainingPair = {
	before: string
	after: string
	facts?: readonly string[]
	faithful: boolean
	/** How much it counts beside the others; 1 unless it says so. */
	weight?: number
	/** Of an invention: whether one answer of the person would settle it; `null` where its kind does not tell. */
	isAskable?: boolean | null
}

/** Clues seen in fewer pairs than this are chance. */
const fewest = 6
const epochs = 14
const batch = 64
/** A share of the clues of each pair is left out in each step, so that no pair is learned by heart. */
const leftOut = 0.3
const decay = 1e-3
/** The number of networks, each with different starting weights, that are put side by side. */
const networks = 3

/** Collects the clues of a labelled pair, as for the texts of this writer. */
export function seePair(
	{ before, after, facts = [], faithful, weight = 1, isAskable = null }: TrainingPair,
	writer: Writer = 'person',
): SeenPair {
	const clues = [...sumClues(collectClues(openMeaning(), { before, after, facts }, writer))]
	return { clues, label: faithful ? 0 : 1, weight, isAskable }
}

type Row = { indices: Int32Array; values: Float32Array; label: number; weight: number }

/**
 * Fits the weights of the clues of labelled pairs: a network with one layer of hidden units beside a linear part, by
 * Adam. The same pairs in the same order give the same model.
 */
export function trainClaims(pairs: readonly SeenPair[]): ClueModel {
	const names = chooseNames(pairs.map(({ clues }) => clues))
	const learned = pairs.map(({ clues, label, weight }): Row => {
		const known = clues.filter(([name]) => names.has(name))
		return {
			indices: Int32Array.from(known, ([name]) => names.get(name) ?? 0),
			values: Float32Array.from(known, ([, value]) => Math.min(maxClueCount, value)),
			label,
			weight,
		}
	})
	const units = hiddenUnits / networks
	const trained = Array.from({ length: networks }, (_, seed) =>
		trainNetwork(learned, { size: names.size, units, seed: seed + 1 }),
	)
	const joined = join(names, trained, units)
	const { weights, bias } = fitAsk(pairs, names)
	const rows = [...joined.rows].map(
		([name, row]) => [name, { ...row, ask: weights[names.get(name) ?? -1] ?? 0 }] as const,
	)
	return { ...joined, askBias: bias, rows: new Map(rows) }
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
type Network = { parameters: Float32Array; size: number; units: number }

function trainNetwork(
	rows: readonly Row[],
	{ size, units, seed }: { size: number; units: number; seed: number },
): Network {
	const random = createTrainingRandom(seed)
	const parameters = Float32Array.from(
		{ length: size * units + size + 2 * units + 1 },
		(_, index) => {
			if (index < size * units) return (random() - 0.5) * 0.15
			return index >= size * (units + 1) + units && index < size * (units + 1) + 2 * units
				? (random() - 0.5) * 0.9
				: 0
		},
	)
	const adam = createAdam(parameters)
	const slope = new Float32Array(parameters.length)
	const addGradient = createGradient({ parameters, size, units }, slope, random)
	for (let epoch = 0; epoch < epochs; epoch++) {
		const order = shuffle(rows, random)
		for (let from = 0; from < order.length; from += batch) {
			slope.fill(0)
			const to = Math.min(order.length, from + batch)
			for (let at = from; at < to; at++) addGradient(order[at] as Row, 1 / (to - from))
			adam(slope, 2e-3 * (1 - epoch / epochs) + 1e-4)
		}
	}
	return { parameters, size, units }
}

/**
 * The network, the index at which each kind of parameter starts, and buffers for one row's hidden units and
 * gradients.
 */
type Pass = {
	network: Network
	starts: { linear: number; bias: number; out: number }
	hidden: Float32Array
	back: Float32Array
}

// Returns a function that adds a row's gradient to `slope`. Some clues of the row are left out at random.
function createGradient(
	network: Network,
	slope: Float32Array,
	random: () => number,
): (row: Row, share: number) => void {
	const { size, units } = network
	const pass: Pass = {
		network,
		starts: { linear: size * units, bias: size * (units + 1), out: size * (units + 1) + units },
		hidden: new Float32Array(units),
		back: new Float32Array(units),
	}
	return ({ indices, values, label, weight }, share) => {
		const kept = values.map((value) => (random() < leftOut ? 0 : value))
		const error = (1 / (1 + Math.exp(-score(pass, indices, kept))) - label) * weight * share
		addOutput(pass, slope, error)
		addClues(pass, slope, { indices, values: kept, error })
	}
}

function score(
	{ network, starts, hidden }: Pass,
	indices: Int32Array,
	values: Float32Array,
): number {
	const { parameters, units } = network
	let sum = parameters[parameters.length - 1] ?? 0
	hidden.set(parameters.subarray(starts.bias, starts.bias + units))
	for (let at = 0; at < indices.length; at++) {
		const [value, index] = [values[at] ?? 0, indices[at] ?? 0]
		if (value === 0) continue
		sum += value * (parameters[starts.linear + index] ?? 0)
		for (let unit = 0; unit < units; unit++)
			hidden[unit] = (hidden[unit] ?? 0) + value * (parameters[index * units + unit] ?? 0)
	}
	for (let unit = 0; unit < units; unit++) {
		hidden[unit] = Math.tanh(hidden[unit] ?? 0)
		sum += (hidden[unit] ?? 0) * (parameters[starts.out + unit] ?? 0)
	}
	return sum
}

function addOutput(
	{ network, starts, hidden, back }: Pass,
	slope: Float32Array,
	error: number,
): void {
	const { parameters, units } = network
	addTo(slope, parameters.length - 1, error)
	for (let unit = 0; unit < units; unit++) {
		const active = hidden[unit] ?? 0
		const own = error * (parameters[starts.out + unit] ?? 0) * (1 - active * active)
		back[unit] = own
		addTo(slope, starts.out + unit, error * active)
		addTo(slope, starts.bias + unit, own)
	}
}

function addClues(
	{ network, starts, back }: Pass,
	slope: Float32Array,
	{ indices, values, error }: { indices: Int32Array; values: Float32Array; error: number },
): void {
	const { units } = network
	for (let at = 0; at < indices.length; at++) {
		const [value, index] = [values[at] ?? 0, indices[at] ?? 0]
		if (value === 0) continue
		addTo(slope, starts.linear + index, error * value)
		for (let unit = 0; unit < units; unit++)
			addTo(slope, index * units + unit, (back[unit] ?? 0) * value)
	}
}

function addTo(numbers: Float32Array, index: number, by: number): void {
	numbers[index] = (numbers[index] ?? 0) + by
}

function createAdam(parameters: Float32Array): (slope: Float32Array, rate: number) => void {
	const [mean, spread] = [new Float32Array(parameters.length), new Float32Array(parameters.length)]
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
): Omit<ClueModel, 'askBias'> {
	const share = 1 / networks.length
	const rows = new Map(
		[...names].map(([name, index]) => [
			name,
			{
				ask: 0,
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
