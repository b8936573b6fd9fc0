import {
	listPlaces,
	mostClues,
	type Place,
	type PlaceInLine,
	toProbabilities,
	viewLine,
	weightCount,
	writeClues,
} from '@app/language/corrector'
import { alignCorrection } from './align-correction.ts'
import { addNoise, type NoisyLine, placeKey } from './corrector-noise.ts'

const rate = 0.12
/** Slopes are counted from here, so that the first are not taken for all. */
const firstSlope = 0.1
/** A place that the model is as sure of teaches it nothing. */
const sureFrom = 0.995
const leastSlope = 0.002
const mostCandidates = 40
/** Of the gaps in which nothing is missing this share is learned from. */
const shareOfGaps = 0.5

/** What a model has learned, and the sums of squares by which its steps shrink. */
export type LearnedWeights = { weights: Float32Array; slopes: Float32Array }

/** How a model did on the lines that it was shown, before it learned from them. */
type LearningCounts = {
	places: number
	mistakes: number
	corrected: number
	outOfReach: number
	loss: number
}

/** Weights that know nothing. */
export function createWeights(): LearnedWeights {
	return { weights: new Float32Array(weightCount), slopes: new Float32Array(weightCount) }
}

const clues = Array.from({ length: mostCandidates }, () => new Int32Array(mostClues))
const sizes = new Int32Array(mostCandidates)

/** What is learned, the random numbers that decide what is learned from, and the counts. */
export type Learning = { learned: LearnedWeights; draw: () => number; counts: LearningCounts }

/** Makes mistakes in a clean line and learns from them (a log-linear model, by steps that shrink as a clue is met). */
export function learnLine(words: readonly string[], learning: Learning): void {
	learnNoisy(addNoise(words, learning.draw), learning)
}

/** Learns from a line of somebody beside its correction. */
export function learnPair(
	[messy, correct]: readonly [messy: string, correct: string],
	learning: Learning,
): void {
	learnNoisy(alignCorrection(messy, correct), learning)
}

function learnNoisy(line: NoisyLine, learning: Learning): void {
	const { counts, draw } = learning
	const view = viewLine(line.tokens)
	for (const place of listPlaces(line.tokens)) {
		const meant = findMeant(line, place)
		if (meant === null) counts.outOfReach++
		else if (meant > 0 || place.length > 0 || draw() < shareOfGaps)
			learnPlace({ tokens: line.tokens, place, view }, meant, learning)
	}
}

/** Which candidate of a place was meant; `null` if none was. */
function findMeant({ meant }: NoisyLine, place: Place): number | null {
	const want = meant.get(placeKey(place.at, place.length))
	if (want === undefined) return 0
	const index = place.candidates.findIndex(({ put }, at) => at > 0 && put.join(' ') === want)
	return index < 0 || index >= mostCandidates ? null : index
}

function learnPlace(
	at: PlaceInLine,
	meant: number,
	{ learned: { weights, slopes }, counts }: Learning,
): void {
	const candidates = at.place.candidates.slice(0, mostCandidates)
	const scores = new Float64Array(candidates.length)
	candidates.forEach((candidate, index) => {
		const into = clues[index] ?? new Int32Array(mostClues)
		const size = writeClues(at, candidate, into)
		sizes[index] = size
		let sum = 0
		for (let clue = 0; clue < size; clue++) sum += weights[into[clue] ?? 0] ?? 0
		scores[index] = sum
	})
	const shares = toProbabilities(scores)
	const own = shares[meant] ?? 0
	count(counts, { own, meant, isBest: shares.every((share) => share <= own) })
	if (own > sureFrom) return
	shares.forEach((share, index) => {
		const slope = share - Number(index === meant)
		if (Math.abs(slope) < leastSlope) return
		const into = clues[index]
		for (let place = 0; place < (sizes[index] ?? 0); place++) {
			const clue = into?.[place] ?? 0
			const sum = (slopes[clue] ?? 0) + slope * slope
			slopes[clue] = sum
			weights[clue] = (weights[clue] ?? 0) - (rate * slope) / Math.sqrt(sum + firstSlope)
		}
	})
}

function count(
	counts: LearningCounts,
	{ own, meant, isBest }: { own: number; meant: number; isBest: boolean },
): void {
	counts.places++
	counts.loss -= Math.log(own + 1e-12)
	if (meant === 0) return
	counts.mistakes++
	if (isBest) counts.corrected++
}

const tokenPattern =
	/[\p{L}\p{M}]+(?:['’.&][\p{L}]+)*['’]?(?:-[\p{L}\d]+(?:['’]\p{L}+)?)*|[£$€]?\d[\d.,:/]*\p{L}*%?|[^\s\p{L}\d]/gu

/** The words and marks of a line. */
export function splitLine(line: string): string[] {
	return line.match(tokenPattern) ?? []
}
