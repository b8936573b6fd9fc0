import { unpackBytes } from '@app/language'
import { type Passage, splitPassages } from './advert-passages.ts'
import { askedWeights } from './asked-weights.ts'
import { askingProbabilities, candidatesWithIndices } from './candidate-features.ts'
import type { NamedThing } from './find-named-things.ts'
import { sentenceFeatureIndices } from './sentence-features.ts'

/** One small integer for each feature index, and the value of one step. */
export type Weights = { step: number; values: Int8Array }

/** The questions that weights were learned for, of a sentence of an advert or of a name in it. */
export const questions = ['sentence', 'thing', 'ofPerson', 'verdict'] as const

/**
 * The weights of each question. `sentence`: does the sentence ask for anything? `thing`: is the thing asked for?
 * `ofPerson`: is it asked of the person, or only part of the description of the work? `verdict`: is it asked for, by
 * the rules and the other weights together?
 */
export type RequirementWeights = Record<(typeof questions)[number], Weights>

/** Something that an advert names, with how likely it is asked for, and how likely of the person if so. */
export type ScoredCandidate = NamedThing & { asked: number; ofPerson: number }

/** The weights that ship. */
export function shippedWeights(): RequirementWeights {
	shipped ??= {
		sentence: unpackWeights(askedWeights.sentence),
		thing: unpackWeights(askedWeights.thing),
		ofPerson: unpackWeights(askedWeights.ofPerson),
		verdict: unpackWeights(askedWeights.verdict),
	}
	return shipped
}

let shipped: RequirementWeights | null = null

/** Everything that an advert names, as some weights see it. */
export function scoreCandidates(
	weights: Pick<RequirementWeights, 'sentence' | 'thing' | 'ofPerson'>,
	advert: string,
): ScoredCandidate[] {
	const passages = splitPassages(advert)
	const shares = askingProbabilities(passages, predictSentences(weights.sentence, passages))
	return candidatesWithIndices({ passages, shares }).map(({ thing, places }) => ({
		...thing,
		asked: predict(weights.thing, places),
		ofPerson: predict(weights.ofPerson, places),
	}))
}

/** How likely each sentence of each passage asks for anything. */
export function predictSentences(weights: Weights, passages: readonly Passage[]): number[][] {
	return passages.map(({ sentences }, at) =>
		sentences.map((sentence) =>
			predict(weights, sentenceFeatureIndices(sentence, { passages, at })),
		),
	)
}

/** Returns the probability, from 0 to 1, that the weights give for a set of feature indices. */
export function predict({ step, values }: Weights, places: readonly number[]): number {
	let sum = 0
	for (const place of places) sum += values[place] ?? 0
	return 1 / (1 + Math.exp(-sum * step))
}

/** Weights from the text that a file keeps them in. */
export function unpackWeights({ step, packed }: { step: number; packed: string }): Weights {
	return { step, values: unpackBytes(packed) }
}
