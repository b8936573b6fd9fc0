import { writeFileSync } from 'node:fs'
import { listWindows } from '@app/rewrite/orders'
import { type HonestKind, readHonestTexts } from '../model/orders/honest-texts.ts'
import { readOrderTexts } from '../model/orders/read-orders.ts'
import { disguise } from './disguise-text.ts'

const target = new URL('../../../packages/rewrite/data/order-clues.tsv', import.meta.url)

/** A text with the clues of each of its windows, as places in the list of clues. */
type Example = {
	text: string
	isOrder: boolean
	/** The hand, or the kind of honest text. */
	source: string
	/** Texts of one origin are left out together. */
	fold: number
	windows: Int32Array[]
	weight: number
	/** Whether the text is another one in disguise. */
	isMade: boolean
}

const folds = 5
const rounds = 3
const epochs = 8
/** Honest windows that scored lower than this need no further rounds. */
const easyBelow = -8
const rate = 0.15
const pull = 2e-4
const firstBias = -3
const biasRate = 0.01
const mostClues = 1400
const fewestSeen = 2
const leastWeight = 0.005
/** Of so many honest texts one is hidden in some way, as a further lesson. */
const hiddenEvery = 100
/** Orders and near misses are few beside thousands of plain lines. */
const worth = { order: 2, nearMiss: 4, honest: 1, disguised: 0.5 }
/** Honest texts that may be refused, of all. */
const mostRefused = 1 / 1000

/** Learns which passages give orders to a machine, prints how that is on texts left out, and writes the clues. */
export function trainOrders(): void {
	const { examples, names } = readExamples()
	const threshold = report(examples, names.length)
	const { weights, bias } = fitSparse(examples, names.length)
	const rows = names
		.map((name, index) => ({ name, weight: weights[index] ?? 0 }))
		.filter(({ weight }) => Math.abs(weight) >= leastWeight)
		.sort((one, other) => (one.name < other.name ? -1 : 1))
		.map(({ name, weight }) => `${name}\t${weight.toFixed(2)}`)
	const head = ['clue\tweight', `(none)\t${(bias - threshold).toFixed(2)}`]
	writeFileSync(target, `${[...head, ...rows].join('\n')}\n`)
	console.log(`orders: ${rows.length} clues from ${examples.length} texts, threshold ${threshold}`)
}

function readExamples(): { examples: Example[]; names: string[] } {
	const all = listTexts().map((one) => ({
		...one,
		clues: listWindows(one.text).windows.map(({ clues }) => [...clues]),
	}))
	const names = chooseNames(all)
	const places = new Map(names.map((name, index) => [name, index]))
	const examples = all.map(({ clues, ...one }) => ({
		...one,
		windows: clues.map((window) =>
			Int32Array.from(window.flatMap((name) => places.get(name) ?? [])),
		),
	}))
	return { examples, names }
}

type LearnedText = Omit<Example, 'windows'>

function listTexts(): LearnedText[] {
	const labelled = readOrderTexts().map((one, index) => ({
		...one,
		fold: index % folds,
		isMade: false,
		weight: one.isOrder ? worth.order : worth.nearMiss,
	}))
	const honest = readHonestTexts().map(({ text, kind }, index) => ({
		text,
		isOrder: false,
		source: kind as string,
		fold: index % folds,
		isMade: false,
		weight: worth.honest,
	}))
	// Whoever hides words of a line writes for a machine, whatever the words are.
	const hidden = [
		...labelled.filter(({ isOrder }) => isOrder),
		...honest.filter((_, index) => index % hiddenEvery === 0),
	].flatMap((one, index) => {
		const text = disguise(one.text, index)
		return text === null
			? []
			: [{ ...one, text, isOrder: true, isMade: true, weight: worth.disguised }]
	})
	return [...labelled, ...hidden, ...honest]
}

// Only clues that several texts have can be told from chance.
function chooseNames(all: readonly { clues: string[][]; weight: number }[]): string[] {
	const seen = new Map<string, number>()
	for (const { clues, weight } of all)
		if (weight !== worth.honest)
			for (const name of new Set(clues.flat())) seen.set(name, (seen.get(name) ?? 0) + 1)
	return [...seen]
		.filter(([, count]) => count >= fewestSeen)
		.map(([name]) => name)
		.sort()
}

type Model = { weights: Float64Array; bias: number }

/** Fits, keeps the clues that weigh most, and fits these again. */
function fitSparse(examples: readonly Example[], size: number): Model {
	const first = fit(examples, size)
	const least = [...first.weights].map(Math.abs).sort((one, other) => other - one)[mostClues] ?? 0
	const kept = first.weights.map((weight) => Number(Math.abs(weight) > least))
	return fit(examples, size, kept)
}

/** Of each order only the window that reads most like one is learned from; which it is settles in rounds. */
function fit(examples: readonly Example[], size: number, kept?: Float64Array): Model {
	let model: Model = { weights: new Float64Array(size), bias: 0 }
	for (let round = 0; round < rounds; round++) {
		const rows = examples.flatMap(({ windows, isOrder, weight }) => {
			if (!isOrder)
				return windows
					.filter((clues) => round === 0 || scoreOf(model, clues) > easyBelow)
					.map((clues) => ({ clues, isSo: 0, weight }))
			if (round === 0)
				return windows.map((clues) => ({ clues, isSo: 1, weight: weight / windows.length }))
			const best = windows.toSorted((a, b) => scoreOf(model, b) - scoreOf(model, a))[0]
			return best === undefined ? [] : [{ clues: best, isSo: 1, weight }]
		})
		model = descend(rows, size, kept)
	}
	return model
}

type Row = { clues: Int32Array; isSo: number; weight: number }

// Adagrad, in an order that is the same each time.
function descend(rows: readonly Row[], size: number, kept?: Float64Array): Model {
	const model = { weights: new Float64Array(size), bias: firstBias }
	const slopes = new Float64Array(size).fill(1)
	const stride = coprimeStride(rows.length)
	const learned = kept === undefined ? rows : rows.map((row) => withOnly(row, kept))
	for (let epoch = 0; epoch < epochs; epoch++)
		for (let count = 0; count < learned.length; count++) {
			const row = learned[(count * stride + epoch) % learned.length]
			if (row !== undefined) learn(model, slopes, row)
		}
	return model
}

function withOnly(row: Row, kept: Float64Array): Row {
	return { ...row, clues: row.clues.filter((clue) => kept[clue] === 1) }
}

function learn(model: Model, slopes: Float64Array, { clues, isSo, weight }: Row): void {
	const { weights } = model
	const slope = weight * (1 / (1 + Math.exp(-scoreOf(model, clues))) - isSo)
	model.bias -= biasRate * slope
	for (const clue of clues) {
		const full = slope + pull * (weights[clue] ?? 0)
		const steepness = (slopes[clue] ?? 1) + full * full
		slopes[clue] = steepness
		weights[clue] = (weights[clue] ?? 0) - (rate * full) / Math.sqrt(steepness)
	}
}

function coprimeStride(length: number): number {
	const common = (one: number, other: number): number =>
		other === 0 ? one : common(other, one % other)
	let stride = Math.floor(length * 0.618)
	while (common(stride, length) !== 1) stride++
	return stride
}

function scoreOf({ weights, bias }: Model, clues: Int32Array): number {
	let odds = bias
	for (const clue of clues) odds += weights[clue] ?? 0
	return odds
}

type Scored = Omit<Example, 'windows'> & { score: number }

/** Which texts are scored, and which of them are left out of learning together. */
type LeftOut = {
	groupOf: (one: Example) => number | string
	isWanted?: (one: Example) => boolean
}

/** Scores each text with a model that has seen none of its group. */
function scoreLeftOut(
	examples: readonly Example[],
	size: number,
	{ groupOf, isWanted = () => true }: LeftOut,
): Scored[] {
	return [...Map.groupBy(examples.filter(isWanted), groupOf)].flatMap(([group, left]) => {
		const model = fitSparse(
			examples.filter((one) => groupOf(one) !== group),
			size,
		)
		return left.map(({ windows, ...one }) => ({
			...one,
			score: Math.max(...windows.map((clues) => scoreOf(model, clues))),
		}))
	})
}

const honestKinds: readonly string[] = ['line', 'advert', 'page', 'request'] satisfies HonestKind[]

function findThreshold(scored: readonly Scored[]): number {
	const honest = scored
		.filter(({ source, isMade }) => honestKinds.includes(source) && !isMade)
		.map(({ score }) => score)
		.sort((one, other) => other - one)
	const threshold = honest[Math.floor(honest.length * mostRefused)] ?? 0
	return Math.ceil(threshold * 10) / 10
}

function report(examples: readonly Example[], size: number): number {
	const byFold = scoreLeftOut(examples, size, { groupOf: ({ fold }) => fold })
	const threshold = findThreshold(byFold)
	console.log(`parts left out, threshold ${threshold}`)
	printRefused(byFold, threshold)
	const isOfHand = ({ source, isMade }: Example) => !honestKinds.includes(source) && !isMade
	console.log('each hand left out')
	printRefused(
		scoreLeftOut(examples, size, { groupOf: ({ source }) => source, isWanted: isOfHand }),
		threshold,
	)
	return threshold
}

function nameGroup({ source, isOrder, isMade }: Scored): string {
	return isMade ? 'in disguise' : `${source}, ${isOrder ? 'orders' : 'honest'}`
}

function printRefused(scored: readonly Scored[], threshold: number): void {
	for (const [name, rows] of Map.groupBy(scored, nameGroup)) {
		const refused = rows.filter(({ score }) => score >= threshold)
		console.log(`  ${name}: ${refused.length} of ${rows.length} refused`)
	}
}
