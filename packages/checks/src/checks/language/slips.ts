import type { CheckContext } from '../../check.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { replaceQuotes } from '../../text-fixes.ts'

/** A word or phrase in a field that is probably a mistake, and its likely meaning. */
export type PlacedSlip = { path: string; quote: string; meant: string }

/** Returns a separate fix for each mistake, because any of the words may be intended. */
export function mendEach(context: CheckContext, slips: readonly PlacedSlip[]): QuickFix[] {
	return slips.map(({ path, quote, meant }) => ({
		label: `${quote} → ${meant}`,
		edits: replaceQuotes(context, [{ path, quote, by: meant }]),
	}))
}
