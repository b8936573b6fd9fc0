import {
	type ClassifierWeights,
	classProbabilities,
	unpackWeights,
} from '../classifier/softmax-classifier.ts'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { findDates } from '../text/find-dates.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import { mayHead } from './may-head.ts'
import { type RowKind, rowFeatures, rowKinds } from './row-features.ts'
import { rowWeights } from './row-weights.ts'

/** A row as its features, whether it has a date or begins with an award, and the kinds that it may be. */
export type RowClues = {
	places: readonly number[]
	isDated: boolean
	isAward: boolean
	mayBe: readonly RowKind[]
}

/** Returns the clues of each row of a section of entries. */
export function cluesOfRows(passages: readonly Passage[]): RowClues[] {
	const features = rowFeatures(passages)
	const isMarked = passages.some(({ isMarkedHead }) => isMarkedHead === true)
	return passages.map((passage, at) => ({
		places: features[at] ?? [],
		isDated: findDates(passage.span.text).length > 0,
		isAward: !passage.isBullet && isAward(passage.span.text),
		mayBe: listKinds(passage, isMarked),
	}))
}

function isAward(text: string): boolean {
	return awardLength(text) > 0 || (namesCertificate(text) && institutionScore(text) === 0)
}

// Where marks stand before heads, entries begin at these alone.
function listKinds(passage: Passage, isMarked: boolean): readonly RowKind[] {
	if (isMarked && passage.isMarkedHead === true) return ['start']
	if (!mayHead(passage)) return ['body']
	return isMarked ? ['head', 'body'] : rowKinds
}

/** Returns what each row of a section of entries is: the likeliest sequence of kinds. */
export function kindsOfRows(passages: readonly Passage[]): RowKind[] {
	weights ??= unpackWeights(rowWeights)
	return kindsUnder(weights, cluesOfRows(passages))
}

let weights: ClassifierWeights | null = null

/** What the last row is, and whether the head of its entry has a date, and the entry an award, so far. */
type State = { kind: RowKind; hasDate: boolean; hasAward: boolean }

const states: readonly State[] = rowKinds.flatMap((kind) =>
	[false, true].flatMap((hasDate) =>
		[false, true].map((hasAward) => ({ kind, hasDate, hasAward })),
	),
)

/** How much speaks for each kind behind each other, as logarithms. */
const order: Readonly<Record<RowKind, Readonly<Record<RowKind, number>>>> = {
	start: { start: -0.6, head: -0.45, body: -0.5 },
	head: { start: -0.8, head: -0.6, body: -0.35 },
	body: { start: -0.8, head: -2.5, body: -0.15 },
}

/** What a second award in one entry costs, a second row with dates in one head, and an entry whose head has none where others have. */
const costOfSecondAward = 10
const costOfSecondDate = 3
const costOfNoDate = 1

/** A kind is never less likely than this. */
const leastShare = 1e-4

/** Returns the likeliest kinds of rows under some weights. */
export function kindsUnder(known: ClassifierWeights, rows: readonly RowClues[]): RowKind[] {
	const [first, ...others] = rows
	if (first === undefined) return []
	const noDate = rows.some(({ isDated }) => isDated) ? costOfNoDate : 0
	let scores = worthOfKinds(known, first).map((worth, at) =>
		mayBeFirst(states[at], first) ? worth : Number.NEGATIVE_INFINITY,
	)
	const steps = others.map((row) => {
		const worth = worthOfKinds(known, row)
		const best = states.map((state) => bestBefore(scores, { state, row, noDate }))
		scores = best.map(({ score }, at) => score + (worth[at] ?? 0))
		return best.map(({ before }) => before)
	})
	const ends = scores.map((score, at) => score - (states[at]?.hasDate ? 0 : noDate))
	const path = [ends.indexOf(Math.max(...ends))]
	for (const before of steps.toReversed()) path.push(before[path.at(-1) ?? 0] ?? 0)
	return path.reverse().map((at) => states[at]?.kind ?? 'body')
}

// How much the features of a row speak for each state.
function worthOfKinds(known: ClassifierWeights, { places }: RowClues): number[] {
	const shares = classProbabilities(known, places, rowKinds.length)
	return states.map(({ kind }) => Math.log((shares[rowKinds.indexOf(kind)] ?? 0) + leastShare))
}

// A section begins with the head of an entry, or with text of none, which lacks no date.
function mayBeFirst(state: State | undefined, { isDated, isAward, mayBe }: RowClues): boolean {
	if (state === undefined || !mayBe.includes(state.kind)) return false
	if (state.kind === 'start') return state.hasDate === isDated && state.hasAward === isAward
	return state.kind === 'body' && state.hasDate && !state.hasAward
}

/** What a row would be, and what an entry above it costs that has no date. */
type Step = { state: State; row: RowClues; noDate: number }

function bestBefore(scores: readonly number[], step: Step): { before: number; score: number } {
	return states
		.map((last, before) => ({
			before,
			score: (scores[before] ?? 0) + worthOfStep(last, step),
		}))
		.reduce((a, b) => (b.score > a.score ? b : a))
}

function worthOfStep(last: State, { state, row, noDate }: Step): number {
	const { kind } = state
	const isStart = kind === 'start'
	const isDatedHead = kind !== 'body' && row.isDated
	const had = { date: !isStart && last.hasDate, award: !isStart && last.hasAward }
	const isNext =
		state.hasDate === (had.date || isDatedHead) && state.hasAward === (had.award || row.isAward)
	if (!isNext || !row.mayBe.includes(kind)) return Number.NEGATIVE_INFINITY
	const costs = [
		isStart && !last.hasDate ? noDate : 0,
		had.date && isDatedHead ? costOfSecondDate : 0,
		had.award && row.isAward ? costOfSecondAward : 0,
	]
	return costs.reduce((worth, cost) => worth - cost, order[last.kind][kind])
}
