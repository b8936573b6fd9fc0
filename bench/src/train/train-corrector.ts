import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CorrectorWeights, packWeights } from '@app/language/corrector'
import { correctorRules, tidied } from '@app/rewrite/gain'
import {
	createWeights,
	type LearnedWeights,
	learnLine,
	learnPair,
	splitLine,
} from './learn-corrector.ts'
import { formatWholeLines, measureLines, type Pair } from './measure-corrector.ts'
import { createTrainingRandom, shuffle } from './training-order.ts'

const target = new URL('../../../packages/language/data/corrector.bin', import.meta.url)
const corrections = new URL('corrections/', import.meta.url)
/** Of this many documents one is left out, to see what the model makes of others. */
const heldOut = 40
const fewestWords = 3
const rounds = 1
/** Lines of people are few, so each is learned from so often, among made ones, and in larger steps. */
const people = { rounds: 6, madeLines: 10_000, slope: 0.1 }
/** The hands are parted so: each part is left out once. */
const parts = 4
/** Weights smaller than this change no decision. */
const smallest = 0.1
const step = 0.04
const largest = 127

/**
 * Learns to correct mistakes that are made in clean sentences, then from lines of people beside their corrections. Each file of the folder
 * has a sentence a line and an empty line between documents. Only the weights of hashed clues get into the package.
 */
export function trainCorrector(folder: string): void {
	const { train, rest } = readSentences(folder)
	const draw = createTrainingRandom(1)
	const learned = createWeights()
	for (let round = 1; round <= rounds; round++) {
		const counts = createCounts()
		for (const line of shuffle(train, draw)) learnLine(splitLine(line), { learned, draw, counts })
		report(`round ${round}`, counts)
	}
	const unseen = createCounts()
	const copy = copyOf(learned)
	for (const line of rest) learnLine(splitLine(line), { learned: copy, draw, counts: unseen })
	report('documents left out', unseen)
	const hands = readHands()
	const made = copyOf(learned)
	learnFromPeople(learned, { pairs: hands.flat(), sentences: train, draw })
	const bytes = packWeights(shrink(learned.weights))
	writeFileSync(target, bytes)
	console.log(`corrector: ${train.length} sentences, ${Math.round(bytes.length / 1024)} kB`)
	for (let part = 0; part < parts; part++) measureLeftOut(made, { hands, part, train })
}

type LeftOut = { hands: readonly Pair[][]; part: number; train: readonly string[] }

// What the rules make of lines whose hands weren't learned from.
function measureLeftOut(made: LearnedWeights, { hands, part, train }: LeftOut): void {
	const isLeftOut = (hand: number) => hand % parts === part
	const learned = copyOf(made)
	learnFromPeople(learned, {
		pairs: hands.filter((_lines, hand) => !isLeftOut(hand)).flat(),
		sentences: train,
		draw: createTrainingRandom(part),
	})
	const left = hands.filter((_lines, hand) => isLeftOut(hand)).flat()
	const lines = left.map((line): Pair => [tidied(line[0]), tidied(line[1])])
	const whole = measureLines(lines, shrink(learned.weights), correctorRules)
	console.log(`hands left out, part ${part + 1} of ${parts}:\n  ${formatWholeLines(whole)}`)
}

const copyOf = ({ weights, slopes }: LearnedWeights): LearnedWeights => ({
	weights: weights.slice(),
	slopes: slopes.slice(),
})

type PeoplesLines = { pairs: readonly Pair[]; sentences: readonly string[]; draw: () => number }

// Corrected lines are learned from once more as clean text, because the other texts aren't CVs.
function learnFromPeople(learned: LearnedWeights, { pairs, sentences, draw }: PeoplesLines): void {
	learned.slopes.fill(people.slope)
	const made = shuffle(sentences, draw).slice(0, people.madeLines)
	const lines = [
		...made,
		...pairs.map(([, correct]) => correct),
		...Array.from({ length: people.rounds }, () => pairs).flat(),
	]
	const counts = createCounts()
	for (const line of shuffle<string | Pair>(lines, draw))
		if (typeof line === 'string') learnLine(splitLine(line), { learned, draw, counts })
		else learnPair(line, { learned, draw, counts })
	report('lines of people among made ones', counts)
}

/** Reads the lines of each hand as typed, each beside its correction. */
function readHands(): Pair[][] {
	return listHands().map((name) =>
		readFileSync(new URL(name, corrections), 'utf8')
			.trim()
			.split('\n')
			.slice(1)
			.map((row): Pair => {
				const [messy = '', correct = ''] = row.split('\t')
				return [messy, correct]
			}),
	)
}

// In the order of their numbers: 2 before 10.
function listHands(): string[] {
	const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0])
	return readdirSync(corrections).sort((one, other) => numberOf(one) - numberOf(other))
}

/** Rounds weights to whole steps. Small ones become none. */
function shrink(weights: Float32Array): CorrectorWeights {
	const values = Int8Array.from(weights, (weight) =>
		Math.abs(weight) < smallest
			? 0
			: Math.max(-largest, Math.min(largest, Math.round(weight / step))),
	)
	return { values, step }
}

function createCounts() {
	return { places: 0, mistakes: 0, corrected: 0, outOfReach: 0, loss: 0 }
}

function report(
	name: string,
	{ places, mistakes, corrected, loss }: ReturnType<typeof createCounts>,
): void {
	console.log(
		`${name}: loss ${(loss / places).toFixed(4)} at ${places} places, ${corrected} of ${mistakes} mistakes corrected`,
	)
}

function readSentences(folder: string): { train: string[]; rest: string[] } {
	const documents = readdirSync(folder)
		.filter((name) => name.endsWith('.txt'))
		.sort()
		.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n\n'))
	const lines = (isHeldOut: boolean) =>
		documents.flatMap((document, index) =>
			(index % heldOut === 0) === isHeldOut ? document.split('\n') : [],
		)
	const train = new Set(lines(false).filter((line) => line.split(' ').length >= fewestWords))
	return { train: [...train], rest: lines(true).filter((line) => !train.has(line)) }
}
