import { mostClues, type PlaceInLine, writeClues } from './candidate-clues.ts'

/** The weights of all clues, in whole steps. */
export type CorrectorWeights = { values: Int8Array; step: number }

const clues = new Int32Array(mostClues)

/** Returns the probability of each candidate of a place. The first is the one that is written. */
export function scoreCandidates({ values, step }: CorrectorWeights, at: PlaceInLine): Float64Array {
	const scores = new Float64Array(at.place.candidates.length)
	at.place.candidates.forEach((candidate, index) => {
		const size = writeClues(at, candidate, clues)
		let sum = 0
		for (let index = 0; index < size; index++) sum += values[clues[index] ?? 0] ?? 0
		scores[index] = sum * step
	})
	return toProbabilities(scores)
}

/** Makes probabilities of log-odds, in place. */
export function toProbabilities(scores: Float64Array): Float64Array {
	let most = Number.NEGATIVE_INFINITY
	for (const score of scores) most = Math.max(most, score)
	let total = 0
	for (let index = 0; index < scores.length; index++) {
		const odds = Math.exp((scores[index] ?? 0) - most)
		scores[index] = odds
		total += odds
	}
	for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) / total
	return scores
}
