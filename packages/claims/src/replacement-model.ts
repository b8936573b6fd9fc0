import { parseTsv, unpackBytes } from '@app/language'
import { dimensions, vectorStep } from '@app/language/meaning'
import { replacements as table } from './data/replacements.ts'
import { marksOfPair, pairMarks, type Replacements } from './replacement-words.ts'

/** How many hidden units the network has. */
export const replacementUnits = 16
/** To how many numbers a word's vector is reduced. */
export const reducedSize = 24
/** Vectors have about unit length, so their numbers are small beside marks, which are one. */
export const vectorScale = vectorStep * 3

const units = replacementUnits

/** Where each kind of number begins among the weights. A mark has a weight for each unit and one of its own. */
export const weightStarts = {
	own: dimensions * reducedSize,
	old: (dimensions + units) * reducedSize,
	both: (dimensions + 2 * units) * reducedSize,
	pairs: (dimensions + 3 * units) * reducedSize,
	hidden: (dimensions + 3 * units) * reducedSize + pairMarks * (units + 1),
	output: (dimensions + 3 * units) * reducedSize + pairMarks * (units + 1) + units,
	marks: (dimensions + 3 * units) * reducedSize + pairMarks * (units + 1) + 2 * units,
}

/**
 * A network with one hidden layer that says how much more a new word claims than an old one. Vectors are first reduced by a learned map,
 * so that words lie near each other that may stand for each other. `npm run train -- --only replacements` learned it from phrases.
 */
export type ReplacementModel = { weights: Float32Array; marks: ReadonlyMap<string, number> }

/** An old word: its vector, reduced, and what it brings to each unit. */
export type OldWord = { vector: Float32Array; part: Float32Array }

/** A new word with its marks by number, and its marks beside each old word. */
export type OwnWord = { vector: Float32Array; marks: readonly number[]; pairs: Uint8Array }

/** The old word that a new one is taken for (-1: none), how much more it then claims, and the values of the hidden units. */
export type Choice = { old: number; score: number; hidden: Float32Array }

/** A word's vector, reduced. */
export function reduceVector(weights: Float32Array, vector: Int8Array): Float32Array {
	const found = new Float32Array(reducedSize)
	for (const [index, step] of vector.entries()) {
		if (step === 0) continue
		for (let at = 0; at < reducedSize; at++)
			found[at] = (found[at] ?? 0) + step * vectorScale * (weights[index * reducedSize + at] ?? 0)
	}
	return found
}

/** Makes an old word ready to be compared. */
export function readOldWord(weights: Float32Array, bytes: Int8Array): OldWord {
	const vector = reduceVector(weights, bytes)
	const part = new Float32Array(units)
	addProduct(weights.subarray(weightStarts.old, weightStarts.both), vector, part)
	return { vector, part }
}

// Adds what a reduced vector brings to each unit, by one block of the weights.
function addProduct(block: Float32Array, vector: Float32Array, into: Float32Array): void {
	for (let at = 0; at < reducedSize; at++) {
		const value = vector[at] ?? 0
		if (value === 0) continue
		for (let unit = 0; unit < units; unit++)
			into[unit] = (into[unit] ?? 0) + value * (block[at * units + unit] ?? 0)
	}
}

// Adds what a mark brings to each unit, and returns its own weight.
function addMark(weights: Float32Array, start: number, into: Float32Array): number {
	for (let unit = 0; unit < units; unit++)
		into[unit] = (into[unit] ?? 0) + (weights[start + unit] ?? 0)
	return weights[start + units] ?? 0
}

/** Takes a new word for the old one, or for none, that makes it claim least. */
export function chooseOld(weights: Float32Array, own: OwnWord, olds: readonly OldWord[]): Choice {
	const base = weights.slice(weightStarts.hidden, weightStarts.output)
	addProduct(weights.subarray(weightStarts.own, weightStarts.old), own.vector, base)
	const linear = own.marks.reduce(
		(sum, mark) => sum + addMark(weights, weightStarts.marks + mark * (units + 1), base),
		0,
	)
	const none = base.slice()
	const alone = addMark(weights, weightStarts.pairs + (pairMarks - 1) * (units + 1), none)
	let best: Choice = { old: -1, score: linear + alone + activate(weights, none), hidden: none }
	const common = new Float32Array(reducedSize)
	const both = weights.subarray(weightStarts.both, weightStarts.pairs)
	for (const [old, { vector, part }] of olds.entries()) {
		const hidden = base.map((value, unit) => value + (part[unit] ?? 0))
		for (let at = 0; at < reducedSize; at++) common[at] = (vector[at] ?? 0) * (own.vector[at] ?? 0)
		addProduct(both, common, hidden)
		let score = linear
		for (let at = old * marksOfPair; at < (old + 1) * marksOfPair; at++)
			score += addMark(weights, weightStarts.pairs + (own.pairs[at] ?? 0) * (units + 1), hidden)
		score += activate(weights, hidden)
		if (score < best.score) best = { old, score, hidden }
	}
	return best
}

function activate(weights: Float32Array, hidden: Float32Array): number {
	let score = 0
	for (let unit = 0; unit < units; unit++) {
		const value = Math.tanh(hidden[unit] ?? 0)
		hidden[unit] = value
		score += value * (weights[weightStarts.output + unit] ?? 0)
	}
	return score
}

/** For each new word, in order, the old word it is taken for and how much more it claims. */
export function scoreReplacements(
	{ weights, marks }: ReplacementModel,
	{ words, oldVectors }: Replacements,
): Choice[] {
	const olds = oldVectors.map((bytes) => readOldWord(weights, bytes))
	return words.map((word) =>
		chooseOld(
			weights,
			{
				vector: reduceVector(weights, word.vector),
				marks: word.marks.flatMap((mark) => marks.get(mark) ?? []),
				pairs: word.pairs,
			},
			olds,
		),
	)
}

/** The logarithm of one and the exponential of a number. */
export function softplus(value: number): number {
	return value > 20 ? value : Math.log1p(Math.exp(value))
}

let shipped: ReplacementModel | null = null

/** The model that ships with the package, read once. */
export function shippedReplacements(): ReplacementModel {
	shipped ??= readReplacements(table)
	return shipped
}

/** Reads a model from its table: the weights that all texts share in one row, then a row for each mark. */
export function readReplacements(text: string): ReplacementModel {
	const rows = parseTsv<'mark' | 'step' | 'weights'>(text.trimEnd())
	const bytes = rows.map(({ weights, step }) =>
		Float32Array.from(unpackBytes(weights), (value) => value * Number(step)),
	)
	const weights = new Float32Array(bytes.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const own of bytes) {
		weights.set(own, at)
		at += own.length
	}
	const marks = rows.filter(({ mark }) => !shared.has(mark)).map(({ mark }) => mark)
	return { weights, marks: new Map(marks.map((mark, index) => [mark, index])) }
}

/** The rows of the table that are no marks of single words. */
export const sharedRows = ['map', 'own', 'old', 'both', 'pairs', 'hidden', 'output'] as const
const shared: ReadonlySet<string> = new Set(sharedRows)
