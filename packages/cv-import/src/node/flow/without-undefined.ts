import type { RunStyle } from './blocks.ts'

/** Only what a style says, so that spreading it over another leaves the rest of that one as it is. */
export function withoutUndefined(style: RunStyle): RunStyle {
	return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}
