import type { Line } from '@app/language/analysis'

const use = /\b(?:that|which|where|who|used|now|to (?:show|help|decide|track|inform|support))\b/i

/** Whether a line already tells who or what uses a thing now, or what was decided by it. */
export function tellsUse({ text }: Line): boolean {
	return use.test(text)
}
