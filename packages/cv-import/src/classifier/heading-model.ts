import { fold } from '../lexicon/fold.ts'
import { matchHeading, namesDocument } from '../lexicon/match-heading.ts'
import { type SectionKind, sectionKinds } from '../lexicon/section-kinds.ts'
import { stripHeadingNumberAndRemark } from '../lexicon/strip-heading-number-and-remark.ts'
import { isLeftOut } from './ablation.ts'
import { hashFeature } from './hash-feature.ts'
import { headingWeights } from './heading-weights.ts'
import { type ClassifierWeights, classProbabilities, unpackWeights } from './softmax-classifier.ts'

/** How many places the weights of headings have for each kind. */
export const headingPlaces = 8_192

/** The kinds of section that a line can be the title of; `none` for a line that is no title. */
export const headingKinds = [...sectionKinds, 'none'] as const
export type HeadingKind = (typeof headingKinds)[number]

/** The kind of section that words are the title of, and how likely they are a title at all, from 0 to 1. */
export type HeadingGuess = {
	/** The words are a title that CVs use, word for word. */
	isKnown: boolean
	kind: SectionKind
	share: number
	/** The shares of all kinds among titles, in the order of `sectionKinds`. */
	kindShares: readonly number[]
}

const maxWords = 8
const longestTitle = 80
const shortestGram = 3
const longestGram = 5

/** The letters of a title in groups of three to five, with its words, as places among the weights. */
export function headingFeatures(text: string): number[] {
	const words = fold(text.slice(0, longestTitle)).split(' ').filter(Boolean).slice(0, maxWords)
	const names = ['any', `words ${words.length}`, `last ${words.at(-1) ?? ''}`]
	for (const word of words) {
		names.push(`w ${word}`)
		const edged = `^${word}$`
		for (let length = shortestGram; length <= longestGram; length++)
			for (let at = 0; at + length <= edged.length; at++) names.push(edged.slice(at, at + length))
	}
	return [...new Set(names.map((name) => hashFeature(name, headingPlaces)))]
}

/**
 * Returns the kind of section that the words of a line would be the title of, judged by the letters of titles in
 * thousands of CVs.
 */
export function guessHeading(text: string): HeadingGuess {
	const remembered = guesses.get(text)
	const mayGuess = !isLeftOut('learned-part')
	if (remembered !== undefined && (remembered.isKnown || mayGuess)) return remembered
	const words = stripHeadingNumberAndRemark(text)
	const known = matchHeading(text) ?? matchHeading(words)
	if (known === null && !mayGuess) return noGuess
	const guess = known === null ? guessUnknown(words) : guessKnown(known)
	if (guesses.size > mostRemembered) guesses.clear()
	guesses.set(text, guess)
	return guess
}

/** The section that a line which is known to be a title is about; `custom` when its words leave it open. */
export function kindOfTitle(text: string): SectionKind {
	const guess = guessHeading(text)
	return guess.share * shareOfKind(guess, guess.kind) >= leastOfKind ? guess.kind : 'custom'
}

/**
 * Whether the words of a line are a title with at least the probability `leastShare`. By default a line is a title if
 * that is likelier than not.
 */
export function readsAsTitle(text: string, leastShare = 0.5): boolean {
	const words = stripHeadingNumberAndRemark(text)
	// Words with these marks are a title only if the list of titles has them word for word.
	if (/[@\d|;()\t]|[.!]$/.test(words)) return matchHeading(text) !== null
	if (words.includes(',')) return words.split(',').every((part) => readsAsTitle(part, leastShare))
	const { isKnown, share } = guessHeading(text)
	return isKnown || (share >= leastShare && !namesDocument(text))
}

/** No line says more for or against being a title than this, in units of the logarithm of odds. */
export const mostEvidence = 4

/** How much the words of a line speak for being a title; below zero against it. */
export function headingLogOdds(text: string): number {
	const { share } = guessHeading(text)
	const odds = Math.log((share + 1e-6) / (1 - share + 1e-6))
	return Math.max(-mostEvidence, Math.min(mostEvidence, odds))
}

const leastOfKind = 0.82

function shareOfKind({ kindShares }: HeadingGuess, kind: SectionKind): number {
	return kindShares[sectionKinds.indexOf(kind)] ?? 0
}

/** The shares of the kinds under some weights. */
export function sharesOfHeadings(from: ClassifierWeights, text: string): number[] {
	return classProbabilities(from, headingFeatures(text), headingKinds.length)
}

function guessUnknown(text: string): HeadingGuess {
	weights ??= unpackWeights(headingWeights)
	const shares = sharesOfHeadings(weights, text)
	const titled = shares.slice(0, sectionKinds.length)
	const best = titled.indexOf(Math.max(...titled))
	const share = titled.reduce((sum, one) => sum + one, 0)
	const kindShares = titled.map((one) => (share === 0 ? 0 : one / share))
	return { isKnown: false, kind: sectionKinds[best] ?? 'custom', share, kindShares }
}

function guessKnown(kind: SectionKind): HeadingGuess {
	const kindShares = sectionKinds.map((one) => Number(one === kind))
	return { isKnown: true, kind, share: 1, kindShares }
}

/** The guess without the model for words that are no known title. */
const noGuess: HeadingGuess = {
	isKnown: false,
	kind: 'custom',
	share: 0,
	kindShares: sectionKinds.map(() => 0),
}

/** The same lines are asked about several times while one CV is read. */
const mostRemembered = 2_000
const guesses = new Map<string, HeadingGuess>()
let weights: ClassifierWeights | null = null
