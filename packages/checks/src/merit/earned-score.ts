import {
	type CvMeasures,
	type MeasureId,
	measureTitles,
	type PartId,
	partIds,
	partTitles,
} from './measures.ts'
import { weights } from './weights.ts'

/** The points that a measure earned; it can earn up to `of`, or up to `most` in a CV of this length. */
export type EarnedMeasure = {
	id: MeasureId
	title: string
	points: number
	of: number
	most: number
}

/** The points that a part of the score earned. */
export type EarnedPart = {
	id: PartId
	title: string
	points: number
	of: number
	measures: EarnedMeasure[]
}

/** Points that faults of form cost together at most, as the severities count them. */
const mostFormFaults = 60
/**
 * The number of words from which language and layout can earn all their points; an empty page has neither faults nor
 * merit.
 */
const wordsOfFullForm = 150
/** The share of the points for content from which language can earn all its points: faultless lines that say nothing are no merit. */
const contentOfFullLanguage = 0.8

type ToEarn = { measures: CvMeasures; words: number; formFaults: number }

/**
 * Returns the points that each measure and part earns. Language and form earn in proportion to the number of words, and
 * language in proportion to what the words say; form loses points for its faults.
 */
export function earnPoints({ measures, words, formFaults }: ToEarn): EarnedPart[] {
	const fullness = Math.min(1, words / wordsOfFullForm)
	const ofContent = shareOfContent(measures)
	const reach: Partial<Record<MeasureId, number>> = {
		language: fullness * Math.min(1, ofContent / contentOfFullLanguage),
		form: fullness,
	}
	const earned = [...weights].map(([id, { part, points: of }]) => {
		const most = of * (reach[id] ?? 1)
		const points = most * (id === 'form' ? shareOfForm(formFaults) : shareHad(measures[id]))
		return {
			part,
			measure: { id, title: measureTitles[id], points: round(points), of, most: round(most) },
		}
	})
	return partIds.map((id) =>
		toPart(
			id,
			earned.filter(({ part }) => part === id).map(({ measure }) => measure),
		),
	)
}

function shareOfContent(measures: CvMeasures): number {
	let [points, most] = [0, 0]
	for (const [id, weight] of weights) {
		if (weight.part !== 'content' || id === 'form') continue
		points += weight.points * shareHad(measures[id])
		most += weight.points
	}
	return points / most
}

/** The parts after other faults of form. */
export function withFormFaults(parts: readonly EarnedPart[], formFaults: number): EarnedPart[] {
	return parts.map((part) =>
		part.id === 'form'
			? toPart(
					'form',
					part.measures.map((one) =>
						one.id === 'form' ? { ...one, points: round(one.most * shareOfForm(formFaults)) } : one,
					),
				)
			: part,
	)
}

/**
 * Returns the parts with the points that a change of words earned or lost, which is the difference between `before`
 * and `after`. The points of form stay: they follow from the findings.
 */
export function withGains(
	parts: readonly EarnedPart[],
	{ before, after }: { before: readonly EarnedPart[]; after: readonly EarnedPart[] },
): EarnedPart[] {
	const pointsFor = (some: readonly EarnedPart[], id: MeasureId) =>
		findMeasure(some, id)?.points ?? 0
	return parts.map((part) => {
		const measures = part.measures.map((measure) => {
			if (measure.id === 'form') return measure
			const gained = pointsFor(after, measure.id) - pointsFor(before, measure.id)
			return { ...measure, points: Math.max(0, Math.min(measure.of, measure.points + gained)) }
		})
		return { ...part, measures, points: sumPoints(measures) }
	})
}

/** Points that form wins back when faults of a weight are fixed. */
export function gainInForm(
	parts: readonly EarnedPart[],
	{ all, fixed }: { all: number; fixed: number },
): number {
	const most = findMeasure(parts, 'form')?.most ?? 0
	return most * (shareOfForm(all - fixed) - shareOfForm(all))
}

/** The points that all parts or measures earned together. */
export function sumPoints(earned: readonly { points: number }[]): number {
	return round(earned.reduce((total, { points }) => total + points, 0))
}

/** The share of its points that a part earned, from 0 to 1. */
export function shareEarned(parts: readonly EarnedPart[], wanted: PartId): number {
	const part = parts.find(({ id }) => id === wanted)
	return part === undefined || part.of === 0 ? 0 : part.points / part.of
}

/** The measure of an id among the parts. */
export function findMeasure(parts: readonly EarnedPart[], id: string): EarnedMeasure | undefined {
	return parts.flatMap(({ measures }) => measures).find((measure) => measure.id === id)
}

function toPart(id: PartId, measures: EarnedMeasure[]): EarnedPart {
	const sum = (key: 'points' | 'of') =>
		round(measures.reduce((total, measure) => total + measure[key], 0))
	return { id, title: partTitles[id], points: sum('points'), of: sum('of'), measures }
}

function shareHad({ have, full }: { have: number; full: number }): number {
	return Math.max(0, Math.min(1, have / full))
}

function shareOfForm(faults: number): number {
	return Math.max(0, 1 - faults / mostFormFaults)
}

function round(points: number): number {
	return Math.round(points * 100) / 100
}
