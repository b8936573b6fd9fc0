import type { Figure } from './figures.ts'
import { isSameMeasure } from './measures.ts'

/** Whether two figures are the same number of different units: "every six months" and "every six weeks". */
export function isInOtherUnit(one: Figure, other: Figure): boolean {
	return (
		isClose(one.value, other.value) &&
		one.measure !== null &&
		other.measure !== null &&
		one.measure.dimension === other.measure.dimension &&
		!isSameMeasure(one.measure, other.measure)
	)
}

// Arithmetic leaves a difference.
const isClose = (one: number, other: number) =>
	Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one))

/** Whether two figures say the same number, as a share, in per cent or in another unit. */
export function isSameFigure(one: Figure, other: Figure): boolean {
	if (isInOtherUnit(one, other)) return false
	if (isClose(one.value, other.value)) return true
	if (one.kind === 'percent' && isClose(one.value, 100 * other.value)) return true
	if (other.kind === 'percent' && isClose(other.value, 100 * one.value)) return true
	return one.measure !== null && other.measure !== null && isSameMeasure(one.measure, other.measure)
}
