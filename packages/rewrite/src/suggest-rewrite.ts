import { askAbout } from './ask-about.ts'
import type { Draft, Tense } from './engine/clause.ts'
import { rewriteLine } from './engine/rewrite-line.ts'
import { tidyLine } from './engine/tidy-line.ts'
import { guard } from './guard/guard.ts'
import type { Suggestion } from './suggestion.ts'
import { withCapital, withoutBullet } from './tidy-bullet.ts'

/**
 * Offers a better wording of one bullet in the person's own words, or a question, or both; `null` when it is strong already
 * or empty. `current` says that the job goes on, which decides the tense.
 */
export function suggestRewrite(
	bullet: string,
	{ current }: { current: boolean },
): Suggestion | null {
	const before = bullet.trim()
	const tidy = tidyLine(before)
	if (tidy === '') return null
	const tense: Tense = current ? 'base' : 'past'
	const draft = rewriteLine(tidy, tense) ?? mended(before, tidy)
	const isSafe = draft !== null && guard(before, draft.after, []).length === 0
	const after = isSafe ? draft.after : before
	const asks = askAbout(withoutBullet(after))
	if (!isSafe && asks.length === 0) return null
	return {
		...{ before, after, asks, engine: 'local' },
		changes: isSafe ? draft.changes : [],
		verified: isSafe || draft === null,
	}
}

// The wording stays; spelling and the capital in front are put right.
function mended(before: string, tidy: string): Draft | null {
	const after = withCapital(tidy)
	if (after === withoutBullet(before)) return null
	return { after, changes: [{ kind: 'spelling', before, after }] }
}
