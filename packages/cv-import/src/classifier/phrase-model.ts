import { extractFeatures } from './phrase-features.ts'
import { phraseWeights } from './phrase-weights.ts'
import { type ClassifierWeights, classProbabilities, unpackWeights } from './softmax-classifier.ts'

/** The kinds of thing that a phrase in the header of an entry can name. */
export const phraseKinds = [
	'title',
	'organisation',
	'place',
	'qualification',
	'school',
	'subject',
	'person',
	'sentence',
	'skill',
] as const
export type PhraseKind = (typeof phraseKinds)[number]

/** How likely a phrase names each kind of thing, as shares that sum to one. */
export type KindShares = Record<PhraseKind, number>

/** The most characters of a phrase that are judged. A damaged file may be one endless line. */
const longestPhrase = 200

/** The shares of the kinds under some weights. */
export function sharesUnder(weights: ClassifierWeights, text: string): KindShares {
	const places = extractFeatures(text.slice(0, longestPhrase))
	const shares = classProbabilities(weights, places, phraseKinds.length)
	return Object.fromEntries(phraseKinds.map((kind, at) => [kind, shares[at] ?? 0])) as KindShares
}

/** How likely a phrase names each kind of thing, as the model that ships has learned it. */
export function kindShares(text: string): KindShares {
	weights ??= unpackWeights(phraseWeights)
	return sharesUnder(weights, text)
}

let weights: ClassifierWeights | null = null
