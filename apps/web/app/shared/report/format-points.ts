/**
 * Returns the points that fixing a finding earns, for example `worth 4 points`; `null` when fixing only that finding
 * earns less than half a point.
 */
export function formatScoreImpact(cost: number): string | null {
	const points = roundPoints(cost)
	if (points === 0) return null
	return points === 1 ? 'worth one point' : `worth ${points} points`
}

/** Whole points: nobody can judge a CV to a tenth of one. */
export function roundPoints(points: number): number {
	return Math.round(points)
}
