import { guard } from './guard/guard.ts'
import { suggestRewrite } from './suggest-rewrite.ts'
import type { Suggestion, Violation } from './suggestion.ts'

/** What became of one bullet, also when it stays as it is; `violations` are what the guard has against `after`. */
export type RewrittenBullet = Suggestion & { violations: Violation[] }

/** Rewrites one bullet, strong or weak, and says what the guard makes of it. */
export function rewriteBullet(bullet: string, { current }: { current: boolean }): RewrittenBullet {
	const suggestion = suggestRewrite(bullet, { current }) ?? unchanged(bullet.trim())
	return { ...suggestion, violations: guard(suggestion.before, suggestion.after, []) }
}

function unchanged(before: string): Suggestion {
	return { before, after: before, asks: [], changes: [], verified: true, engine: 'local' }
}
