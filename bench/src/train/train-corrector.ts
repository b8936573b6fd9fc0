import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CorrectorWeights, packWeights } from '@app/language/corrector'
import { createWeights, learnLine, splitLine } from './learn-corrector.ts'
import { createTrainingRandom, shuffle } from './training-order.ts'

const target = new URL('../../../packages/language/data/corrector.bin', import.meta.url)
/** Of this many documents one is left out, to see what the model makes of others. */
const heldOut = 40
const fewestWords = 3
/** Weights smaller than this change no decision. */
const smallest = 0.06
const step = 0.04
const largest = 127

/**
 * Learns to correct mistakes that are made in clean sentences: each file of the folder has one a line and an empty line between documents.
 * Only the weights of hashed clues get into the package.
 */
export function trainCorrector(folder: string): void {
	const { train, rest } = readSentences(folder)
	const draw = createTrainingRandom(1)
	const learned = createWeights()
	const counts = createCounts()
	for (const line of shuffle(train, draw)) learnLine(splitLine(line), learned, draw, counts)
	report('while learning', counts)
	const unseen = createCounts()
	const copy = { weights: learned.weights.slice(), slopes: learned.slopes.slice() }
	for (const line of rest) learnLine(splitLine(line), copy, draw, unseen)
	report('documents left out', unseen)
	const bytes = packWeights(shrink(learned.weights))
	writeFileSync(target, bytes)
	console.log(`corrector: ${train.length} sentences, ${Math.round(bytes.length / 1024)} kB`)
}

/** Rounds weights to whole steps. Small ones become none. */
export function shrink(weights: Float32Array): CorrectorWeights {
	const values = Int8Array.from(weights, (weight) =>
		Math.abs(weight) < smallest ? 0 : Math.max(-largest, Math.min(largest, Math.round(weight / step))),
	)
	return { values, step }
}

function createCounts() {
	return { places: 0, mistakes: 0, corrected: 0, outOfReach: 0, loss: 0 }
}

function report(name: string, { places, mistakes, corrected, loss }: ReturnType<typeof createCounts>): void {
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
