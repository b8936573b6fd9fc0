import { type BulletOptions, rewriteBullet } from './rewrite-bullet.ts'
import type { Suggestion } from './suggestion.ts'

/** Offers a better wording of one bullet, or a question, or both; `null` when there is neither. */
export function suggestRewrite(bullet: string, options: BulletOptions): Suggestion | null {
	const { violations: _none, ...suggestion } = rewriteBullet(bullet, options)
	const { before, after, advice, asks, remark } = suggestion
	const saysNothing = after === before && advice === null && asks.length === 0 && remark === null
	return saysNothing ? null : suggestion
}
