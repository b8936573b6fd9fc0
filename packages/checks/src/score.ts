import { categories } from './categories.ts'
import type { CategoryId, CategoryScore, Severity } from './report.ts'

/**
 * The parts of a finding that affect the score: its category, its severity, and for a blocker the highest score that
 * it allows.
 */
export type Weighed = { category: CategoryId; severity: Severity; cap: number | null }

/** The categories that had nothing to judge, and why. */
export type NothingToJudge = Partial<
	Record<CategoryId, NonNullable<CategoryScore['nothingToJudge']>>
>

/** The findings, and the categories that had nothing to judge. */
export type Weighing = { found: readonly Weighed[]; nothing: NothingToJudge }

/** The points that a finding of each severity deducts. A blocker also caps the whole score; a tip deducts nothing. */
export const deductions: Record<Severity, number> = {
	blocker: 15,
	'warning-3': 15,
	'warning-2': 10,
	'warning-1': 5,
	tip: 0,
}

/** Each category's score: 100 less what its findings cost, never below 0; one that had nothing to judge has none. */
export function categoryScores({ found, nothing }: Weighing): CategoryScore[] {
	return categories.map(({ id, title, weight }) => {
		const nothingToJudge = nothing[id]
		if (nothingToJudge !== undefined) return { id, title, weight, score: 0, nothingToJudge }
		const cost = found
			.filter(({ category }) => category === id)
			.reduce((total, { severity }) => total + deductions[severity], 0)
		return { id, title, weight, score: Math.max(0, 100 - cost) }
	})
}

/** Returns the weight of each category in this report, in per cent of all categories that could be judged. */
export function countedWeights(scores: readonly CategoryScore[]): number[] {
	const weights = scores.map(({ weight, nothingToJudge }) =>
		nothingToJudge === 'unjudged' ? 0 : weight,
	)
	const whole = weights.reduce((total, weight) => total + weight, 0)
	return weights.map((weight) => (whole === 0 ? 0 : (100 * weight) / whole))
}

/** The weighted mean of the categories, before any cap. */
export function meanScore(scores: readonly CategoryScore[]): number {
	const weights = countedWeights(scores)
	const mean = scores.reduce(
		(total, { score }, index) => total + ((weights[index] ?? 0) * score) / 100,
		0,
	)
	// Rounds away the floating-point error, which can keep a sum from being a whole number.
	return Math.round(mean * 1e6) / 1e6
}
