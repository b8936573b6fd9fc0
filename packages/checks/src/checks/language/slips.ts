import type { CheckContext } from '../../check.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { replaceQuotes } from '../../text-fixes.ts'

/** Words of a field that are probably not meant so, and those that are. */
export type PlacedSlip = { path: string; quote: string; meant: string }

/** A way to put each slip right by itself: a word may be meant as it stands. */
export function mendEach(context: CheckContext, slips: readonly PlacedSlip[]): QuickFix[] {
	return slips.map(({ path, quote, meant }) => ({
		label: `${quote} → ${meant}`,
		edits: replaceQuotes(context, [{ path, quote, by: meant }]),
	}))
}
