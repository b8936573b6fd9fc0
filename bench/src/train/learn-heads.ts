import {
	decodeHead,
	type HeadPart,
	type HeadQuestion,
	type HeadSlot,
	headPlaces,
	headSlots,
	placesOfPart,
	softmax,
} from '@app/cv-import/classifier'
import { createRandom } from '../import/random.ts'

/** A head and how it is to be read. */
export type HeadLesson = { question: HeadQuestion; right: readonly HeadPart[] }

const firstStep = 0.12
/** The pull of every used weight towards zero, so that features seen once or twice count little. */
const pull = 0.000_5
/** A weight is stored as at most so many steps; the few beyond the largest step are cut. */
const largest = 127
const cutShare = 0.999

/** Lessons to go through so many times. */
export type HeadCourse = { lessons: readonly HeadLesson[]; rounds: number }

/** The weights so far, and sums of squared gradients. */
export type Learning = { values: Float64Array; squares: Float64Array }

/** Nothing learned yet. */
export function beginLearning(): Learning {
	const values = new Float64Array(headSlots.length * headPlaces)
	return { values, squares: new Float64Array(values.length).fill(0.1) }
}

/**
 * Continues to learn to read heads: the likeliest reading that the decoder finds should be the right one. The same
 * lessons and seed give the same weights.
 */
export function takeCourse(
	learning: Learning,
	{ lessons, rounds }: HeadCourse,
	seed: string,
): void {
	const random = createRandom(seed)
	for (let round = 0; round < rounds; round++)
		for (const lesson of random.sample(lessons, lessons.length)) learnFrom(lesson, learning)
}

function learnFrom({ question, right }: HeadLesson, { values, squares }: Learning): void {
	const found = decodeHead(question, { step: 1, values })
	const shares = softmax(found.map(({ score }) => score))
	const slopes = new Map<number, number>()
	for (const [at, { parts }] of found.entries())
		addPlaces(slopes, { question, parts, amount: shares[at] ?? 0 })
	addPlaces(slopes, { question, parts: right, amount: -1 })
	for (const [at, error] of slopes) {
		if (Math.abs(error) < 1e-4) continue
		const weight = values[at] ?? 0
		const slope = error + pull * weight
		const square = (squares[at] ?? 0) + slope * slope
		squares[at] = square
		values[at] = weight - (firstStep * slope) / Math.sqrt(square)
	}
}

type Addition = { question: HeadQuestion; parts: readonly HeadPart[]; amount: number }

function addPlaces(slopes: Map<number, number>, { question, parts, amount }: Addition): void {
	let before: HeadSlot | null = null
	for (const part of parts) {
		const base = headSlots.indexOf(part.slot) * headPlaces
		for (const place of placesOfPart(question, part, before))
			slopes.set(base + place, (slopes.get(base + place) ?? 0) + amount)
		before = part.slot
	}
}

/** The weights as whole numbers of one byte. */
export function shrinkHeads(values: Float64Array): { step: number; values: Int8Array } {
	const sizes = values
		.filter((value) => value !== 0)
		.map(Math.abs)
		.sort()
	const most = sizes[Math.floor(sizes.length * cutShare)] ?? 1
	const step = Number((most / largest).toPrecision(4))
	const bytes = Int8Array.from(values, (value) =>
		Math.max(-largest, Math.min(largest, Math.round(value / step))),
	)
	return { step, values: bytes }
}
