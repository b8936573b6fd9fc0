import type { Severity } from './report.ts'

const degrees: readonly Severity[] = ['tip', 'warning-1', 'warning-2', 'warning-3']
const fewest = 3

/**
 * What a finding weighs that is about lines: one degree more than usual where it is the habit of the whole CV, which is
 * at least half of the lines looked at, and three. Each check still costs points once.
 */
export function escalationWeight(
	usual: Severity,
	lines: { faulty: number; all: number },
): Severity {
	const { faulty, all } = lines
	if (faulty < fewest || faulty < all / 2) return usual
	return degrees[degrees.indexOf(usual) + 1] ?? usual
}
