import { categories } from './categories.ts'
import { deductions, type Weighed } from './score.ts'

/**
 * Puts first what wins most: blockers by how hard they cap, then warnings by their weight in the whole score, tips last.
 * Equal ones keep their order.
 */
export function sortByImpact<Found extends Weighed>(found: readonly Found[]): Found[] {
	return [...found].sort((a, b) => computeUrgency(b) - computeUrgency(a))
}

function computeUrgency({ severity, category, cap }: Weighed): number {
	if (severity === 'blocker') return 100_000 - (cap ?? 100)
	const weight = categories.find(({ id }) => id === category)?.weight ?? 0
	return deductions[severity] * weight
}
