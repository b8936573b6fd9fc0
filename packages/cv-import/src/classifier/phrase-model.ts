import { unpackBytes } from '@app/language'
import { extractFeatures, featurePlaces } from './phrase-features.ts'
import { phraseWeights } from './phrase-weights.ts'

/** What a phrase in the header of an entry can name. */
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

/** One small whole number for each kind and place, and what a step of it is worth. */
export type PhraseWeights = { step: number; values: Int8Array }

/** How likely a phrase names each kind of thing, as shares that sum to one. */
export type KindShares = Record<PhraseKind, number>

/** What is longer is judged by its beginning: a damaged file may be one endless line. */
const longestPhrase = 200

/** The shares of the kinds under some weights. */
export function sharesUnder({ step, values }: PhraseWeights, text: string): KindShares {
	const places = extractFeatures(text.slice(0, longestPhrase))
	const scores = phraseKinds.map((_, kind) => {
		let sum = 0
		for (const place of places) sum += values[kind * featurePlaces + place] ?? 0
		return sum * step
	})
	return toProbabilities(scores)
}

function toProbabilities(scores: readonly number[]): KindShares {
	const most = Math.max(...scores)
	const parts = scores.map((score) => Math.exp(score - most))
	const whole = parts.reduce((sum, part) => sum + part, 0)
	const shares = phraseKinds.map((kind, index) => [kind, (parts[index] ?? 0) / whole])
	return Object.fromEntries(shares) as KindShares
}

/** How likely a phrase names each kind of thing, as the model that ships has learned it. */
export function kindShares(text: string): KindShares {
	weights ??= unpack(phraseWeights)
	return sharesUnder(weights, text)
}

let weights: PhraseWeights | null = null

/** Weights from the text that a file keeps them in. */
export function unpack({ step, packed }: { step: number; packed: string }): PhraseWeights {
	return { step, values: unpackBytes(packed) }
}
