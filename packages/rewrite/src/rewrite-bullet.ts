import { askAbout } from './ask-about.ts'
import type { Draft, Tense } from './engine/clause.ts'
import { rewriteLine } from './engine/rewrite-line.ts'
import { tidyLine } from './engine/tidy-line.ts'
import { guard } from './guard/guard.ts'
import type { Suggestion, Violation } from './suggestion.ts'
import { withCapital, withoutBullet } from './tidy-bullet.ts'

/** What became of one bullet, also when it stays as it is; `violations` are what the guard has against `after`. */
export type RewrittenBullet = Suggestion & { violations: Violation[] }

/**
 * Rewrites one bullet in the person's own words, strong or weak. A draft that the guard has something against is dropped:
 * the words stay, unverified. `current` says that the job goes on, which decides the tense.
 */
export function rewriteBullet(bullet: string, { current }: { current: boolean }): RewrittenBullet {
	const before = bullet.trim()
	const tidy = tidyLine(before)
	const tense: Tense = current ? 'base' : 'past'
	const draft = tidy === '' ? null : (rewriteLine(tidy, tense) ?? mended(before, tidy))
	const isSafe = draft !== null && guard(before, draft.after, []).length === 0
	const after = isSafe ? draft.after : before
	return {
		...{ before, after, engine: 'local' },
		asks: tidy === '' ? [] : askAbout(withoutBullet(after)),
		changes: isSafe ? draft.changes : [],
		verified: isSafe || draft === null,
		violations: [],
	}
}

// The wording stays; spelling and the capital in front are put right.
function mended(before: string, tidy: string): Draft | null {
	const after = withCapital(tidy)
	if (after === withoutBullet(before)) return null
	return { after, changes: [{ kind: 'spelling', before, after }] }
}
