import {
	type ClassifierWeights,
	classProbabilities,
	unpackWeights,
} from '../classifier/softmax-classifier.ts'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { findDates, hasPeriod } from '../text/find-dates.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import { describeStyle } from './describe-style.ts'
import { mayHead } from './may-head.ts'
import { type RowKind, rowFeatures, rowKinds } from './row-features.ts'
import { rowWeights } from './row-weights.ts'

/**
 * A row as its features, whether it has a date or begins with an award, whether it and the row above have a period and
 * one look, and the kinds that it may be.
 */
export type RowClues = {
	places: readonly number[]
	isDated: boolean
	isAward: boolean
	isLikeAbove: boolean
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
		isLikeAbove: arePeriodsAlike(passage, passages[at - 1]),
		mayBe: listKinds(passage, isMarked).filter(
			(kind) => kind !== 'start' || isMarked || !endsOpen(passages[at - 1]),
		),
	}))
}

// A cell that ends in a comma goes on in the next row.
function endsOpen(above: Passage | undefined): boolean {
	return above !== undefined && !above.isBullet && /,\s?(?:$|\t|\s\s)/.test(above.span.text)
}

function arePeriodsAlike(passage: Passage, above: Passage | undefined): boolean {
	return (
		above !== undefined &&
		[passage, above].every(({ isBullet, span }) => !isBullet && hasPeriod(span.text)) &&
		describeStyle(passage.line) === describeStyle(above.line)
	)
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
	head: { start: -0.8, head: -0.35, body: -0.35 },
	body: { start: -0.8, head: -2.5, body: -0.15 },
}

/** What a second award in one entry costs, a second row with dates in one head, and an entry whose head has none where others have. */
const costOfSecondAward = 10
const costOfSecondDate = 3
const costOfNoDate = 1
/** What it costs if one of two rows with periods and one look, one below the other, is text and the other isn't. */
const costOfUnlike = 1.5

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
		const best = bestSteps(scores, row, noDate)
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

/** The best way to be in a state: from which state before, and its score. */
type BestStep = { before: number; score: number }

function bestSteps(scores: readonly number[], row: RowClues, noDate: number): BestStep[] {
	const best = states.map((): BestStep => ({ before: 0, score: Number.NEGATIVE_INFINITY }))
	for (const [before, last] of states.entries()) {
		const own = scores[before] ?? Number.NEGATIVE_INFINITY
		if (own === Number.NEGATIVE_INFINITY) continue
		for (const kind of row.mayBe) {
			const { next, worth } = stepOn(last, kind, { row, noDate })
			const known = best[next]
			if (known !== undefined && own + worth > known.score)
				best[next] = { before, score: own + worth }
		}
	}
	return best
}

/** A row, and what an entry above it costs that has no date. */
type Step = { row: RowClues; noDate: number }

// The state in which a row of a kind leaves its entry, and how much speaks for it behind the last state.
function stepOn(
	last: State,
	kind: RowKind,
	{ row, noDate }: Step,
): { next: number; worth: number } {
	const isStart = kind === 'start'
	const isDatedHead = kind !== 'body' && row.isDated
	const had = { date: !isStart && last.hasDate, award: !isStart && last.hasAward }
	const noDateAbove = isStart && !last.hasDate ? noDate : 0
	const secondDate = had.date && isDatedHead ? costOfSecondDate : 0
	const secondAward = had.award && row.isAward ? costOfSecondAward : 0
	const isUnlike = row.isLikeAbove && (kind === 'body') !== (last.kind === 'body')
	const unlike = isUnlike ? costOfUnlike : 0
	return {
		next: indexOfState(kind, had.date || isDatedHead, had.award || row.isAward),
		worth: order[last.kind][kind] - noDateAbove - secondDate - secondAward - unlike,
	}
}

function indexOfState(kind: RowKind, hasDate: boolean, hasAward: boolean): number {
	return 4 * rowKinds.indexOf(kind) + (hasDate ? 2 : 0) + (hasAward ? 1 : 0)
}
