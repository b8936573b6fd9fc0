import { categories } from './categories.ts'
import type { CategoryId, CategoryScore, Severity } from './report.ts'

/** What a found check weighs: where, how much, and for a blocker the most that the whole score can be. */
export type Weighed = { category: CategoryId; severity: Severity; cap: number | null }

/** The categories that had nothing to judge, and why. */
export type NothingToJudge = Partial<
	Record<CategoryId, NonNullable<CategoryScore['nothingToJudge']>>
>

/** What was found, and which categories had nothing to judge. */
export type Weighing = { found: readonly Weighed[]; nothing: NothingToJudge }

/** Points that a finding costs inside its category. A blocker caps the whole score as well; tips cost nothing. */
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

/** The lowest cap of all blockers, or `null` without one. */
export function lowestCap(found: readonly Weighed[]): number | null {
	const caps = found.flatMap(({ severity, cap }) =>
		severity === 'blocker' && cap !== null ? [cap] : [],
	)
	return caps.length === 0 ? null : Math.min(...caps)
}

/** What a category counts for in this report: its share in per cent of all that could be judged. */
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
	// A sum of shares may miss a whole number by what a computer cannot write.
	return Math.round(mean * 1e6) / 1e6
}

/** The whole score before rounding: the weighted mean of the categories, at most the lowest cap. */
export function wholeScore(weighing: Weighing): number {
	return Math.min(meanScore(categoryScores(weighing)), lowestCap(weighing.found) ?? 100)
}

/** The score as it is shown. A hundred is kept for a CV in which nothing is left to mend. */
export function wholeNumber(score: number): number {
	return score === 100 ? 100 : Math.min(99, Math.round(score))
}

/** Points of the whole score that mending one finding alone would win back, to two decimals. */
export function computeCost(finding: Weighed, { found, nothing }: Weighing): number {
	const others = found.filter((other) => other !== finding)
	const without = wholeScore({ found: others, nothing })
	return Math.round((without - wholeScore({ found, nothing })) * 100) / 100
}
