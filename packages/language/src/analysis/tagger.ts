import { describeWord, extractTagFeatures, featureDimensions } from './tag-features.ts'
import { type Tag, tags } from './tags.ts'
import type { RawToken } from './tokenise.ts'

/** One signed byte for each feature index and tag, the tags of one feature together. */
export type TagWeights = Int8Array

/** How many weights a model has. */
export const weightCount = featureDimensions * tags.length

/** The part of speech of each token, decided from left to right by a linear model over hashed features. */
export function tagWith(weights: TagWeights, tokens: readonly RawToken[]): Tag[] {
	const words = tokens.map((token, index) => describeWord(token, index === 0))
	const found: number[] = []
	const scores = new Int32Array(tags.length)
	for (let at = 0; at < words.length; at++) {
		scores.fill(0)
		const { indices, length } = extractTagFeatures(words, at, [
			found[at - 1] ?? -1,
			found[at - 2] ?? -1,
		])
		for (let feature = 0; feature < length; feature++) {
			const from = (indices[feature] ?? 0) * tags.length
			for (let tag = 0; tag < tags.length; tag++)
				scores[tag] = (scores[tag] ?? 0) + (weights[from + tag] ?? 0)
		}
		found.push(indexOfMost(scores))
	}
	return found.map((tag) => tags[tag] ?? 'UH')
}

function indexOfMost(scores: Int32Array): number {
	let most = 0
	for (let index = 1; index < scores.length; index++)
		if ((scores[index] ?? 0) > (scores[most] ?? 0)) most = index
	return most
}
