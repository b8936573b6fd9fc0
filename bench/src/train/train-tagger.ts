import {
	describeWord,
	extractContextFeatures,
	extractWordFeatures,
	type RawToken,
	type Tag,
	tags,
	weightCount,
} from '@app/language/analysis'
import { createTrainingRandom, shuffle } from './training-order.ts'

/** A line with the part of speech of each token, as a person labelled it. */
export type TaggedLine = { tokens: RawToken[]; tags: Tag[] }

const rounds = 12

/** Learns by the averaged perceptron: the same lines in the same order give the same weights, byte for byte. */
export function trainTagger(lines: readonly TaggedLine[], seed = 1): Int8Array {
	const size = tags.length
	const weights = new Float64Array(weightCount)
	const sums = new Float64Array(weightCount)
	const prepared = lines.map((line) => {
		const words = line.tokens.map((token, index) => describeWord(token, index === 0))
		return {
			words,
			own: words.map(extractWordFeatures),
			gold: line.tags.map((tag) => tags.indexOf(tag)),
		}
	})
	const random = createTrainingRandom(seed)
	let step = 1
	const change = (features: Int32Array, tag: number, by: number) => {
		for (const feature of features) {
			const index = feature * size + tag
			weights[index] = (weights[index] ?? 0) + by
			sums[index] = (sums[index] ?? 0) + by * step
		}
	}
	const learnLine = ({ words, own, gold }: (typeof prepared)[number]) => {
		const found: number[] = []
		for (const [index] of words.entries()) {
			const before = [found[index - 1] ?? -1, found[index - 2] ?? -1] as const
			const { indices, length } = extractContextFeatures(words, index, before)
			const features = Int32Array.from([...(own[index] ?? []), ...indices.subarray(0, length)])
			const [guess, right] = [best(weights, features, size), gold[index] ?? 0]
			if (guess !== right) {
				change(features, right, 1)
				change(features, guess, -1)
			}
			found.push(guess)
			step++
		}
	}
	for (let round = 0; round < rounds; round++)
		for (const line of shuffle(prepared, random)) learnLine(line)
	const averaged = weights.map((weight, index) => weight - (sums[index] ?? 0) / step)
	const most = averaged.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
	return Int8Array.from(averaged, (value) => Math.round((value / most) * 127))
}

function best(weights: Float64Array, features: Int32Array, size: number): number {
	let [top, at] = [Number.NEGATIVE_INFINITY, 0]
	for (let tag = 0; tag < size; tag++) {
		let sum = 0
		for (const feature of features) sum += weights[feature * size + tag] ?? 0
		if (sum > top) [top, at] = [sum, tag]
	}
	return at
}
