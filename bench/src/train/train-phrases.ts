import {
	featurePlaces,
	featuresOf,
	type PhraseWeights,
	phraseKinds,
} from '@app/cv-import/classifier'
import { createRandom } from '../import/random.ts'
import type { Phrase } from './collect-phrases.ts'

const rounds = 12
const firstStep = 0.25
/** Draws every weight towards zero, so that what was seen once or twice says little. */
const pull = 0.000_02
/** The largest whole number of a weight that is kept. */
const largest = 127

/**
 * Learns what phrases name: a softmax over hashed features, by stochastic descent with a step of its own for each
 * weight. The same phrases and seed give the same weights.
 */
export function trainPhrases(phrases: readonly Phrase[], seed: string): PhraseWeights {
	const examples = phrases.map(({ text, kind }) => ({
		places: featuresOf(text),
		kind: phraseKinds.indexOf(kind),
	}))
	const weights = new Float64Array(phraseKinds.length * featurePlaces)
	const squares = new Float64Array(weights.length).fill(0.1)
	const importance = evenOut(phrases)
	const random = createRandom(seed)
	for (let round = 0; round < rounds; round++) {
		for (const example of random.sample(examples, examples.length)) {
			learnFrom(example, { weights, squares, importance: importance[example.kind] ?? 1 })
		}
	}
	return shrink(weights)
}

// A kind with few examples counts as much as one with many, up to a point.
function evenOut(phrases: readonly Phrase[]): number[] {
	const counts = phraseKinds.map((kind) => phrases.filter((one) => one.kind === kind).length)
	const mean = phrases.length / phraseKinds.length
	return counts.map((count) => Math.min(3, Math.sqrt(mean / Math.max(1, count))))
}

type Learning = { weights: Float64Array; squares: Float64Array; importance: number }
type Example = { places: number[]; kind: number }

function learnFrom({ places, kind }: Example, { weights, squares, importance }: Learning): void {
	const scores = phraseKinds.map((_, one) =>
		places.reduce((sum, place) => sum + (weights[one * featurePlaces + place] ?? 0), 0),
	)
	const most = Math.max(...scores)
	const parts = scores.map((score) => Math.exp(score - most))
	const whole = parts.reduce((sum, part) => sum + part, 0)
	for (const [one, part] of parts.entries()) {
		const error = importance * (part / whole - Number(one === kind))
		for (const place of places) {
			const at = one * featurePlaces + place
			const weight = weights[at] ?? 0
			const slope = error + pull * weight
			const square = (squares[at] ?? 0) + slope * slope
			squares[at] = square
			weights[at] = weight - (firstStep * slope) / Math.sqrt(square)
		}
	}
}

function shrink(weights: Float64Array): PhraseWeights {
	const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
	const step = Number((most / largest).toPrecision(4))
	return { step, values: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}
