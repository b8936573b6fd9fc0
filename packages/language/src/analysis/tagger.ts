import { closedWords } from '../data/closed-words.ts'
import { parseTsv } from '../parse-tsv.ts'
import { functionWords } from '../wording/function-words.ts'
import { findWordClasses } from './possible-word-classes.ts'
import {
	describeWord,
	extractContextFeatures,
	extractWordFeatures,
	featureDimensions,
	type WordShape,
} from './tag-features.ts'
import { type Tag, tags } from './tags.ts'
import type { RawToken } from './tokenise.ts'

/** One signed byte for each feature index and tag, the tags of one feature together. */
export type TagWeights = Int8Array

/** How many weights a model has. */
export const weightCount = featureDimensions * tags.length

/** A word with the weights' scores before its neighbours are known. */
type ScoredWord = { shape: WordShape; scores: Int32Array; possible: readonly number[] }

/** Nobody makes new pronouns, determiners, auxiliaries or conjunctions: a word that no list has is none. */
const closedTags: ReadonlySet<Tag> = new Set(['PRP', 'PRP$', 'DT', 'MD', 'CC', 'TO', 'WH'])
const openTags = tags.flatMap((tag, index) => (closedTags.has(tag) ? [] : [index]))
const allTags = tags.map((_, index) => index)
/** Which tags the words that hold sentences together can have. */
const closed = new Map(
	parseTsv<'tags' | 'words'>(closedWords).flatMap(({ tags: own, words }) => {
		const names = new Set(own.split(' '))
		const indices = allTags.filter((index) => names.has(tags[index] ?? ''))
		return words.split(' ').map((word) => [word, indices] as const)
	}),
)
/** Shorter words may be a contraction, or a slip of a small word. */
const shortestOpen = 5

const remembered = new WeakMap<TagWeights, Map<string, ScoredWord>>()
/** Words are met again and again; so many are remembered. */
const mostRemembered = 10_000

/** The part of speech of each token, decided from left to right by a linear model over hashed features. */
export function tagTokens(weights: TagWeights, tokens: readonly RawToken[]): Tag[] {
	const words = tokens.map((token, index) => scoreWord(weights, token, index === 0))
	const shapes = words.map(({ shape }) => shape)
	const found: number[] = []
	const scores = new Int32Array(tags.length)
	for (const [at, word] of words.entries()) {
		scores.set(word.scores)
		const { indices, length } = extractContextFeatures(shapes, at, [
			found[at - 1] ?? -1,
			found[at - 2] ?? -1,
		])
		addWeights(scores, weights, indices.subarray(0, length))
		found.push(indexOfMost(scores, word.possible))
	}
	return found.map((tag) => tags[tag] ?? 'UH')
}

function scoreWord(weights: TagWeights, token: RawToken, isFirst: boolean): ScoredWord {
	const known = remembered.get(weights) ?? new Map<string, ScoredWord>()
	remembered.set(weights, known)
	const key = isFirst ? `^${token.text}` : token.text
	const met = known.get(key)
	if (met !== undefined) return met
	if (known.size >= mostRemembered) known.clear()
	const shape = describeWord(token, isFirst)
	const scores = new Int32Array(tags.length)
	addWeights(scores, weights, extractWordFeatures(shape))
	const word = { shape, scores, possible: listPossible(token.text) }
	known.set(key, word)
	return word
}

function addWeights(scores: Int32Array, weights: TagWeights, features: Int32Array): void {
	for (const feature of features) {
		const from = feature * tags.length
		for (let tag = 0; tag < tags.length; tag++)
			scores[tag] = (scores[tag] ?? 0) + (weights[from + tag] ?? 0)
	}
}

// Words in capitals only may be abbreviations: “IT”, “US”, “WHO”.
function listPossible(text: string): readonly number[] {
	const lower = text.toLowerCase()
	const isAbbreviation = text.length > 1 && text === text.toUpperCase()
	return (
		(isAbbreviation ? undefined : closed.get(lower)) ?? (isOpenWord(lower) ? openTags : allTags)
	)
}

function isOpenWord(lower: string): boolean {
	const isWord = lower.length >= shortestOpen && /^\p{L}+$/u.test(lower)
	// Words such as “several” are called adjectives by some, and “didnt” lacks an apostrophe.
	const isKnown = functionWords.has(lower) || functionWords.has(lower.replace(/nt$/, ''))
	return isWord && !isKnown && !findWordClasses(lower).includes('a')
}

function indexOfMost(scores: Int32Array, among: readonly number[]): number {
	let [most = 0] = among
	for (const index of among) if ((scores[index] ?? 0) > (scores[most] ?? 0)) most = index
	return most
}
