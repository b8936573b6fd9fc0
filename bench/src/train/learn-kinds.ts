import { type ClassifierWeights, softmax } from '@app/cv-import/classifier'
import { createRandom } from '../import/random.ts'
import { shrinkWeights } from './shrink-weights.ts'

/** The places of the features of an example, and the index of its kind. */
export type KindLesson = { places: readonly number[]; kind: number }

const rounds = 12
const firstStep = 0.25

type Model = {
	kinds: number
	places: number
	seed: string
	/** The pull of every weight towards zero, so that features seen once or twice count little. */
	pull: number
}

/**
 * Learns to tell kinds apart: a softmax over hashed features, by stochastic descent with a separate step for each
 * weight. The same lessons and seed give the same weights.
 */
export function learnKinds(lessons: readonly KindLesson[], model: Model): ClassifierWeights {
	const weights = new Float64Array(model.kinds * model.places)
	const squares = new Float64Array(weights.length).fill(0.1)
	const importance = evenOut(lessons, model.kinds)
	const random = createRandom(model.seed)
	for (let round = 0; round < rounds; round++) {
		for (const lesson of random.sample(lessons, lessons.length)) {
			const learning = { weights, squares, importance: importance[lesson.kind] ?? 1 }
			learnFrom(lesson, learning, model)
		}
	}
	return shrinkWeights(weights)
}

// Returns a weight for each kind, so that a kind with few examples counts as much as a kind with many, up to a limit.
function evenOut(lessons: readonly KindLesson[], kinds: number): number[] {
	const counts = new Array<number>(kinds).fill(0)
	for (const { kind } of lessons) counts[kind] = (counts[kind] ?? 0) + 1
	const mean = lessons.length / kinds
	return counts.map((count) => Math.min(3, Math.sqrt(mean / Math.max(1, count))))
}

type Learning = { weights: Float64Array; squares: Float64Array; importance: number }

function learnFrom(
	{ places, kind }: KindLesson,
	{ weights, squares, importance }: Learning,
	{ kinds, places: size, pull }: Model,
): void {
	const scores = Array.from({ length: kinds }, (_, one) =>
		places.reduce((sum, place) => sum + (weights[one * size + place] ?? 0), 0),
	)
	for (const [one, share] of softmax(scores).entries()) {
		const error = importance * (share - Number(one === kind))
		for (const place of places) {
			const at = one * size + place
			const weight = weights[at] ?? 0
			const slope = error + pull * weight
			const square = (squares[at] ?? 0) + slope * slope
			squares[at] = square
			weights[at] = weight - (firstStep * slope) / Math.sqrt(square)
		}
	}
}
