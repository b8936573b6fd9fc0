import {
	type Choice,
	chooseOld,
	marksOfPair,
	type OldWord,
	type OwnWord,
	pairMarks,
	type ReplacementModel,
	type Replacements,
	readOldWord,
	reducedSize,
	reduceVector,
	replacementUnits,
	softplus,
	vectorScale,
	weightStarts,
} from '@app/claims'
import { createTrainingRandom, shuffle } from './training-order.ts'

/** A new phrase beside old words, and whether it claims more (1) or not (0). */
export type SeenPhrase = {
	seen: Replacements
	label: number
	weight: number
	/** How likely it claims more in a way that no word shows. */
	floor: number
}

const units = replacementUnits
/** Marks seen in fewer phrases than this are chance. */
const fewest = 6
const epochs = 4
const batch = 32
/** A share of the marks of each word is left out in each step, so that no phrase is learned by heart. */
const leftOut = 0.25
const decay = 3e-4

/** Fits the network of replacements to phrases, by Adam. The same phrases in the same order give the same model. */
export function fitReplacements(phrases: readonly SeenPhrase[]): ReplacementModel {
	const marks = chooseMarks(phrases)
	const random = createTrainingRandom(1)
	const weights = createWeights(marks.size, random)
	const slope = new Float32Array(weights.length)
	const adam = createAdam(weights)
	for (let epoch = 0; epoch < epochs; epoch++) {
		const order = shuffle(phrases, random)
		for (let from = 0; from < order.length; from += batch) {
			slope.fill(0)
			for (const phrase of order.slice(from, from + batch))
				addPhrase({ weights, slope, marks, random }, phrase)
			adam(slope, 2e-3 * (1 - epoch / epochs) + 5e-5)
		}
	}
	return { weights, marks }
}

function chooseMarks(phrases: readonly SeenPhrase[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const { seen } of phrases)
		for (const mark of new Set(seen.words.flatMap(({ marks }) => marks)))
			counts.set(mark, (counts.get(mark) ?? 0) + 1)
	const kept = [...counts].filter(([, count]) => count >= fewest).map(([mark]) => mark)
	return new Map(kept.sort().map((mark, index) => [mark, index]))
}

function createWeights(marks: number, random: () => number): Float32Array {
	const { own, pairs, hidden, output, marks: first } = weightStarts
	const spread = (index: number) => {
		if (index < own) return 0.4
		if (index >= hidden && index < output) return 0
		return index >= output && index < first ? 0.9 : 0.15
	}
	const weights = Float32Array.from(
		{ length: first + marks * (units + 1) },
		(_, index) => (random() - 0.5) * spread(index),
	)
	for (let at = pairs + units; at < hidden; at += units + 1) weights[at] = 0
	for (let at = first + units; at < weights.length; at += units + 1) weights[at] = 0
	return weights
}

/** The weights, their gradient, the numbers of the marks, and the source of chance. */
type Fit = {
	weights: Float32Array
	slope: Float32Array
	marks: ReadonlyMap<string, number>
	random: () => number
}

function addPhrase(fit: Fit, { seen, label, weight, floor }: SeenPhrase): void {
	const { weights, marks, random } = fit
	const olds = seen.oldVectors.map((bytes) => readOldWord(weights, bytes))
	const words = seen.words.map((word) => {
		const known = word.marks.flatMap((mark) => marks.get(mark) ?? [])
		const own: OwnWord = {
			vector: reduceVector(weights, word.vector),
			marks: known.filter(() => random() >= leftOut),
			pairs: word.pairs,
		}
		return { own, choice: chooseOld(weights, own, olds) }
	})
	// The phrase is honest if each of its words is.
	const honest = words.reduce((sum, { choice }) => sum + softplus(choice.score), floor)
	const by = label === 0 ? 1 : -1 / Math.expm1(honest)
	for (const [index, { own, choice }] of words.entries()) {
		const error = (by * weight) / (1 + Math.exp(-choice.score)) / batch
		const vector = seen.words[index]?.vector ?? new Int8Array()
		const oldVector = seen.oldVectors[choice.old] ?? new Int8Array()
		addWord(fit, { own, choice, old: olds[choice.old], vector, oldVector, error })
	}
}

type Word = {
	own: OwnWord
	choice: Choice
	old: OldWord | undefined
	vector: Int8Array
	oldVector: Int8Array
	error: number
}

function addWord({ weights, slope }: Fit, word: Word): void {
	const { own, old, choice, error } = word
	const back = addHidden({ weights, slope }, choice.hidden, error)
	const addMark = (start: number) => {
		addTo(slope, start + units, error)
		for (let unit = 0; unit < units; unit++) addTo(slope, start + unit, back[unit] ?? 0)
	}
	for (const mark of own.marks) addMark(weightStarts.marks + mark * (units + 1))
	const ownBack = addVector({ weights, slope, start: weightStarts.own }, own.vector, back)
	if (old === undefined) addMark(weightStarts.pairs + (pairMarks - 1) * (units + 1))
	else {
		for (let at = choice.old * marksOfPair; at < (choice.old + 1) * marksOfPair; at++)
			addMark(weightStarts.pairs + (own.pairs[at] ?? 0) * (units + 1))
		const oldBack = addVector({ weights, slope, start: weightStarts.old }, old.vector, back)
		const common = old.vector.map((value, at) => value * (own.vector[at] ?? 0))
		const commonBack = addVector({ weights, slope, start: weightStarts.both }, common, back)
		for (const [at, value] of commonBack.entries()) {
			addTo(ownBack, at, value * (old.vector[at] ?? 0))
			addTo(oldBack, at, value * (own.vector[at] ?? 0))
		}
		addMap(slope, word.oldVector, oldBack)
	}
	addMap(slope, word.vector, ownBack)
}

type Slopes = Pick<Fit, 'weights' | 'slope'>

// Adds the gradient of the outputs, and returns what reaches each hidden unit.
function addHidden({ weights, slope }: Slopes, hidden: Float32Array, error: number): Float32Array {
	const { output, hidden: start } = weightStarts
	return hidden.map((active, unit) => {
		const back = error * (weights[output + unit] ?? 0) * (1 - active * active)
		addTo(slope, output + unit, error * active)
		addTo(slope, start + unit, back)
		return back
	})
}

// Adds the gradient of the weights of a reduced vector, and returns what reaches the vector.
function addVector(
	{ weights, slope, start }: Slopes & { start: number },
	vector: Float32Array,
	back: Float32Array,
): Float32Array {
	return vector.map((value, at) => {
		let sum = 0
		for (let unit = 0; unit < units; unit++) {
			const index = start + at * units + unit
			addTo(slope, index, value * (back[unit] ?? 0))
			sum += (weights[index] ?? 0) * (back[unit] ?? 0)
		}
		return sum
	})
}

function addMap(slope: Float32Array, vector: Int8Array, back: Float32Array): void {
	for (const [index, step] of vector.entries())
		for (let at = 0; step !== 0 && at < reducedSize; at++)
			addTo(slope, index * reducedSize + at, step * vectorScale * (back[at] ?? 0))
}

function addTo(numbers: Float32Array, index: number, by: number): void {
	numbers[index] = (numbers[index] ?? 0) + by
}

function createAdam(weights: Float32Array): (slope: Float32Array, rate: number) => void {
	const [mean, spread] = [new Float32Array(weights.length), new Float32Array(weights.length)]
	let step = 0
	return (slope, rate) => {
		step++
		const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
		for (let index = 0; index < weights.length; index++) {
			const by = (slope[index] ?? 0) + decay * (weights[index] ?? 0)
			mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * by
			spread[index] = 0.999 * (spread[index] ?? 0) + 0.001 * by * by
			weights[index] =
				(weights[index] ?? 0) -
				(rate * ((mean[index] ?? 0) / first)) / (Math.sqrt((spread[index] ?? 0) / second) + 1e-8)
		}
	}
}
