import { categories } from './categories.ts'
import type { CategoryId, CategoryScore, Severity } from './report.ts'

/** What a found check weighs: where, how much, and for a blocker the most that the whole score can be. */
export type Weighed = { category: CategoryId; severity: Severity; cap: number | null }

/** Points that a finding costs inside its category. A blocker caps the whole instead; tips cost nothing. */
export const deductions: Record<Severity, number> = {
	blocker: 0,
	'warning-3': 15,
	'warning-2': 10,
	'warning-1': 5,
	tip: 0,
}

/** Each category's score: 100 less what its findings cost, never below 0. */
export function categoryScores(found: readonly Weighed[]): CategoryScore[] {
	return categories.map(({ id, title, weight }) => {
		const cost = found
			.filter(({ category }) => category === id)
			.reduce((total, { severity }) => total + deductions[severity], 0)
		return { id, title, weight, score: Math.max(0, 100 - cost) }
	})
}

/** The lowest cap of all blockers, or `null` without one. */
export function lowestCap(found: readonly Weighed[]): number | null {
	const caps = found.flatMap(({ severity, cap }) =>
		severity === 'blocker' && cap !== null ? [cap] : [],
	)
	return caps.length === 0 ? null : Math.min(...caps)
}

/** The whole score before rounding: the weighted mean of the categories, at most the lowest cap. */
export function wholeScore(found: readonly Weighed[]): number {
	const mean = categoryScores(found).reduce(
		(total, { weight, score }) => total + (weight * score) / 100,
		0,
	)
	return Math.min(mean, lowestCap(found) ?? 100)
}

/** The score as it is shown. A hundred is kept for a CV in which nothing is left to mend. */
export function wholeNumber(score: number): number {
	return score === 100 ? 100 : Math.min(99, Math.round(score))
}

/** Points of the whole score that mending one finding alone would win back, to two decimals. */
export function costOf(finding: Weighed, all: readonly Weighed[]): number {
	const others = all.filter((other) => other !== finding)
	return Math.round((wholeScore(others) - wholeScore(all)) * 100) / 100
}
