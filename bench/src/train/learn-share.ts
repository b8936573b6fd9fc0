import { featurePlaces, type Weights } from '@app/match/classifier'
import { createRandom } from '../import/random.ts'
import { shrinkWeights } from './shrink-weights.ts'

/** The places of what something looks like, and whether the answer to the question about it is yes. */
export type Lesson = { places: readonly number[]; isSo: boolean }

const firstStep = 0.02
const almostNothing = 1e-3

/**
 * Learns the probability that the answer to one question is yes: a logistic model over hashed features, by stochastic
 * descent with a separate step for each weight. The same lessons, rounds and seed give the same weights.
 */
export function learnShare(
	lessons: readonly Lesson[],
	{ rounds, seed, places = featurePlaces }: { rounds: number; seed: string; places?: number },
): Weights {
	const weights = new Float64Array(places)
	const squares = new Float64Array(places)
	const random = createRandom(seed)
	for (let round = 0; round < rounds; round++)
		for (const lesson of random.sample(lessons, lessons.length))
			learnFrom(lesson, { weights, squares })
	return shrinkWeights(weights)
}

function learnFrom(
	{ places, isSo }: Lesson,
	{ weights, squares }: { weights: Float64Array; squares: Float64Array },
): void {
	const score = places.reduce((sum, place) => sum + (weights[place] ?? 0), 0)
	const error = 1 / (1 + Math.exp(-score)) - Number(isSo)
	for (const place of places) {
		const square = (squares[place] ?? 0) + error * error
		squares[place] = square
		weights[place] =
			(weights[place] ?? 0) - (firstStep * error) / (almostNothing + Math.sqrt(square))
	}
}
