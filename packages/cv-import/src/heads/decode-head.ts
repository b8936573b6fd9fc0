import { hashFeature } from '../classifier/hash-feature.ts'
import type { BarredSlots } from './barred-slots.ts'
import { type HeadFeatures, headPlaces } from './head-features.ts'
import {
	type HeadKind,
	type HeadPart,
	type HeadSlot,
	headSlots,
	slotsOfKind,
} from './head-slots.ts'
import { type Head, type HeadSeparator, type HeadWord, headSeparators } from './head-words.ts'

/** One weight for each slot and place of a feature, slot by slot; a whole number of `step`. */
export type HeadWeights = { step: number; values: ArrayLike<number> }

/** One way to read a head, and how much speaks for it: the larger, the likelier. */
export type HeadReading = { parts: HeadPart[]; score: number }

/** A head to be read, with its features and constraints. */
export type HeadQuestion = {
	head: Head
	features: HeadFeatures
	kind: HeadKind
	/** Words that belong together and to nothing else, such as a place that the lists know whole. */
	solid?: readonly Stretch[]
	/** Words at which no part begins, because they say more of the one before: “Nurse, Band 6”. */
	inner?: ReadonlySet<number>
	/** Slots that no part beginning at a word has. */
	barred?: BarredSlots
}

type Stretch = Pick<HeadPart, 'from' | 'to'>

/** The most readings of a head that are returned. */
const mostReadings = 8
/** How many ways to read its beginning are followed up. */
const beamWidth = 24

type State = {
	score: number
	/** The slots that are filled, one bit each. */
	filled: number
	last: HeadSlot | null
	part: HeadPart | null
	before: State | null
}

/** The best ways to read a head, best first. No slot is filled twice, and every word is in some part. */
export function decodeHead(question: HeadQuestion, weights: HeadWeights): HeadReading[] {
	const { head, features } = question
	const known: Known = { question, weights, sums: sumWords(features, weights) }
	const beams: State[][] = head.words.map(() => [])
	beams[0] = [{ score: 0, filled: 0, last: null, part: null, before: null }]
	for (const [from] of head.words.entries()) {
		const states = strongest(beams[from] ?? [], beamWidth)
		for (const part of partsFrom(question, from)) {
			const open = beams[part.to] ?? []
			open.push(...extend(states, part, known))
			beams[part.to] = open
		}
	}
	return strongest(beams[head.words.length] ?? [], mostReadings).map((state) => ({
		score: state.score,
		parts: partsOf(state),
	}))
}

function partsFrom(
	{ head, features, kind, solid = [], inner, barred }: HeadQuestion,
	from: number,
): HeadPart[] {
	if (inner?.has(from) === true) return []
	const lengths = (features.parts[from] ?? []).slice(1)
	const slots = slotsOfKind[kind].filter((slot) => barred?.get(from)?.includes(slot) !== true)
	const end = from + endOfBracket(head.words.slice(from, from + lengths.length))
	return lengths.flatMap((_, index) => {
		const to = from + index + 1
		if (to > end) return []
		if (solid.some((one) => isTorn(one, { from, to }))) return []
		return slots.map((slot) => ({ from, to, slot }))
	})
}

// How many words are up to the end of the bracket that the first of them stands in; all if it stands in none.
function endOfBracket(words: readonly HeadWord[]): number {
	let open = 0
	const closed = words.findIndex(({ before }, at) => {
		if (at > 0 && before === 'open') open++
		if (at > 0 && before === 'close') open--
		return open < 0
	})
	return closed === -1 ? words.length : closed
}

function isTorn(solid: Stretch, { from, to }: Stretch): boolean {
	const touches = from < solid.to && solid.from < to
	return touches && (from !== solid.from || to !== solid.to)
}

/** The states with one more part. */
function extend(states: readonly State[], part: HeadPart, known: Known): State[] {
	const { slot } = part
	const { question, weights } = known
	const mark = question.head.words[part.from]?.before ?? 'edge'
	const own = scorePart(part, known)
	const bit = slot === 'other' ? 0 : 1 << headSlots.indexOf(slot)
	return states.flatMap((state) => {
		if ((state.filled & bit) !== 0) return []
		const step = weigh(placesOfStep(state.last, mark), headSlots.indexOf(slot), weights)
		const score = state.score + own + step
		return { score, filled: state.filled | bit, last: slot, part, before: state }
	})
}

function strongest(states: State[], most: number): State[] {
	return states.sort((a, b) => b.score - a.score).slice(0, most)
}

function partsOf(state: State): HeadPart[] {
	const parts: HeadPart[] = []
	for (let at: State | null = state; at?.part != null; at = at.before) parts.unshift(at.part)
	return parts
}

/** How much the weights of each slot say for the words up to each. */
type Sums = { words: Float64Array; pairs: Float64Array; count: number }

function sumWords({ words, pairs }: HeadFeatures, weights: HeadWeights): Sums {
	const count = words.length + 1
	const sums = {
		words: new Float64Array(headSlots.length * count),
		pairs: new Float64Array(headSlots.length * count),
		count,
	}
	for (const [slot] of headSlots.entries()) {
		for (const [at, places] of words.entries()) {
			const here = slot * count + at
			sums.words[here + 1] = (sums.words[here] ?? 0) + weigh(places, slot, weights)
			sums.pairs[here + 1] = (sums.pairs[here] ?? 0) + weigh(pairs[at] ?? [], slot, weights)
		}
	}
	return sums
}

function weigh(places: readonly number[], slot: number, { step, values }: HeadWeights): number {
	let sum = 0
	const base = slot * headPlaces
	for (const place of places) sum += values[base + place] ?? 0
	return sum * step
}

type Known = { question: HeadQuestion; sums: Sums; weights: HeadWeights }

function scorePart({ from, to, slot }: HeadPart, known: Known): number {
	const { weights, sums } = known
	const { words, pairs, count } = sums
	const { features } = known.question
	const at = headSlots.indexOf(slot)
	const base = at * count
	return (
		(words[base + to] ?? 0) -
		(words[base + from] ?? 0) +
		(pairs[base + to] ?? 0) -
		(pairs[base + from + 1] ?? 0) +
		weigh(features.starts[from] ?? [], at, weights) +
		weigh(features.ends[to - 1] ?? [], at, weights) +
		weigh(features.parts[from]?.[to - from] ?? [], at, weights)
	)
}

const steps = new Map(
	[null, ...headSlots].flatMap((before) =>
		headSeparators.map((mark): [string, number[]] => [
			`${before} ${mark}`,
			[`t ${before}`, `tm ${mark}`, `t2 ${before} ${mark}`].map((name) =>
				hashFeature(name, headPlaces),
			),
		]),
	),
)

/** Returns the feature indices of a part's slot by the slot and the separator before it. */
function placesOfStep(before: HeadSlot | null, mark: HeadSeparator): readonly number[] {
	return steps.get(`${before} ${mark}`) ?? []
}

/**
 * Returns the indices of all features of a part, given the part before it. Training changes the weights at these
 * indices.
 */
export function placesOfPart(
	{ head, features }: HeadQuestion,
	{ from, to }: HeadPart,
	before: HeadSlot | null,
): number[] {
	const mark = head.words[from]?.before ?? 'edge'
	return [
		...features.words.slice(from, to).flat(),
		...features.pairs.slice(from + 1, to).flat(),
		...(features.starts[from] ?? []),
		...(features.ends[to - 1] ?? []),
		...(features.parts[from]?.[to - from] ?? []),
		...placesOfStep(before, mark),
	]
}
