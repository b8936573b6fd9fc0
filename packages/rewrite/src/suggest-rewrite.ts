import { rewriteBullet } from './rewrite-bullet.ts'
import type { Suggestion } from './suggestion.ts'

/** Offers a better wording of one bullet, or a question, or both; `null` when it is strong already or empty. */
export function suggestRewrite(
	bullet: string,
	{ current }: { current: boolean },
): Suggestion | null {
	const { violations: _none, ...suggestion } = rewriteBullet(bullet, { current })
	return suggestion.after === suggestion.before && suggestion.asks.length === 0 ? null : suggestion
}
