import type { CheckContext } from '../../check.ts'
import type { QuickFix } from '../../quick-fix.ts'
import type { Severity } from '../../report.ts'
import { replaceQuotes } from '../../text-fixes.ts'

/** Words of a field that are probably not meant so, and those that are. */
export type PlacedSlip = { path: string; quote: string; meant: string }

// One slip a reader forgives, three they remember, and with eight nobody reads on.
const many = 8
const severities: readonly Severity[] = ['tip', 'warning-1']

/** How much so many slips weigh together, from the first on. */
export function weightOfSlips({ length }: readonly PlacedSlip[]): Severity {
	return severities[length - 1] ?? (length < many ? 'warning-2' : 'warning-3')
}

/** A way to put each slip right by itself: a word may be meant as it stands. */
export function mendEach(context: CheckContext, slips: readonly PlacedSlip[]): QuickFix[] {
	return slips.map(({ path, quote, meant }) => ({
		label: `${quote} → ${meant}`,
		edits: replaceQuotes(context, [{ path, quote, by: meant }]),
	}))
}
