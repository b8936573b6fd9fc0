import type { RunStyle } from './blocks.ts'

/**
 * Returns only the properties that a style sets, so that spreading it over another style keeps the other properties
 * of that style.
 */
export function withoutUndefined(style: RunStyle): RunStyle {
	return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}
