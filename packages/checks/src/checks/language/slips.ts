import type { CheckContext } from '../../check.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { replaceStretches } from '../../text-fixes.ts'

/** A word or phrase in a field that is probably a mistake, where it begins there, and its likely meaning. */
export type SlipAt = { path: string; start: number; quote: string; meant: string }

/** Returns the fix that corrects all of several mistakes, then a separate one for each. */
export function correctAllOrEach(context: CheckContext, slips: readonly SlipAt[]): QuickFix[] {
	const each = slips.map(({ quote, meant, ...at }) => ({
		label: `${quote} → ${meant}`,
		edits: replaceStretches(context, [{ ...at, end: at.start + quote.length, by: meant }]),
	}))
	if (slips.length < 2) return each
	const all = replaceStretches(
		context,
		slips.map(({ path, start, quote, meant }) => ({
			path,
			start,
			end: start + quote.length,
			by: meant,
		})),
	)
	return [correctAll(slips.length, all), ...each]
}

/** The fix that corrects several mistakes at once, whose lines are shown before and after. */
export function correctAll(mistakes: number, edits: QuickFix['edits']): QuickFix {
	return { label: `Correct all ${mistakes}`, edits, showsLines: true }
}
