import type { Severity } from './report.ts'

const degrees: readonly Severity[] = ['tip', 'warning-1', 'warning-2', 'warning-3']
const fewest = 3

/**
 * Returns the severity of a finding about lines: one degree above the usual one if the fault is a habit of the whole
 * CV, which means at least three lines and at least half of the lines looked at. Each check still costs points once.
 */
export function escalationWeight(
	usual: Severity,
	lines: { faulty: number; all: number },
): Severity {
	const { faulty, all } = lines
	if (faulty < fewest || faulty < all / 2) return usual
	return degrees[degrees.indexOf(usual) + 1] ?? usual
}
