import type { Passage, Sentence } from './advert-passages.ts'
import { bucket, featureIndices } from './feature-indices.ts'

/** Returns the feature indices of a sentence of an advert: its words, the text around it, and its place. */
export function sentenceFeatureIndices(
	sentence: Sentence,
	{ passages, at }: { passages: readonly Passage[]; at: number },
): number[] {
	return featureIndices(featuresOf(sentence, { passages, at }))
}

function* featuresOf(
	sentence: Sentence,
	{ passages, at }: { passages: readonly Passage[]; at: number },
): Generator<string> {
	const passage = passages[at]
	if (passage === undefined) return
	yield* ofWords(sentence)
	const index = passage.sentences.indexOf(sentence)
	for (const stem of passage.sentences[index - 1]?.stems ?? []) yield `before ${stem}`
	yield* ofHeading(passage)
	yield* ofPlace({ passages, at })
	yield `item ${passage.isItem}`
	yield `sentences ${Math.min(3, passage.sentences.length)}`
	yield* ofNeighbour('above', passages[at - 1])
	yield* ofNeighbour('below', passages[at + 1])
}

/** The words of a sentence, alone and in pairs, how it begins, and of whom it speaks. */
export function* ofWords(
	{ text, stems }: Sentence,
	{ pairs = true }: { pairs?: boolean } = {},
): Generator<string> {
	yield 'any'
	for (const [index, stem] of stems.entries()) {
		yield `word ${stem}`
		if (pairs && index > 0) yield `pair ${stems[index - 1]} ${stem}`
	}
	for (const count of [1, 2, 3]) yield `begins ${stems.slice(0, count).join(' ')}`
	yield `length ${Math.min(8, Math.floor(stems.length / 4))}`
	yield `commas ${Math.min(5, text.split(',').length)}`
	if (/£\s?\d/.test(text)) yield 'money'
	if (/\d/.test(text)) yield 'figure'
	yield* ofWhom({ text })
}

/** Of whom a sentence speaks: to the reader, of the firm. */
export function* ofWhom({ text }: Pick<Sentence, 'text'>): Generator<string> {
	if (/\byou/i.test(text)) yield 'you'
	if (/\b(?:we|our|us)\b/i.test(text)) yield 'we'
}

/** The heading that a passage stands under. */
export function* ofHeading({ heading }: Passage): Generator<string> {
	for (const [index, stem] of heading.entries()) {
		yield `heading ${stem}`
		if (index > 0) yield `heading pair ${heading[index - 1]} ${stem}`
	}
	yield `under ${heading.join(' ')}`
}

/** Where in the advert a passage stands: adverts begin with the employer and end with how to apply. */
export function* ofPlace({
	passages,
	at,
}: {
	passages: readonly Passage[]
	at: number
}): Generator<string> {
	yield `place ${bucket(at / passages.length, 8)}`
	yield `from start ${Math.min(3, at)}`
	yield `from end ${Math.min(2, passages.length - 1 - at)}`
}

/** A passage that stands beside the one in question. */
function* ofNeighbour(side: 'above' | 'below', passage: Passage | undefined): Generator<string> {
	if (passage === undefined) yield `${side} nothing`
	else {
		for (const stem of passage.stems) yield `${side} ${stem}`
		yield `${side} item ${passage.isItem}`
	}
}
