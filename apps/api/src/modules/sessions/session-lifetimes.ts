/** How long a session lives after it was last used, when the person wanted to stay signed in. */
const rememberedForMs = 30 * 86_400_000
/** How long it lives otherwise. */
const sessionForMs = 12 * 3_600_000
/** So long after an exchange the token before it answers the same: two tabs may have asked at once. */
export const graceMs = 10_000
/** Sessions that are over are kept so long, then deleted. */
export const keptAfterEndMs = 7 * 86_400_000

/** When a session ends unless it is used again. */
export function computeExpiry(isRemembered: boolean, nowMs: number): Date {
	return new Date(nowMs + (isRemembered ? rememberedForMs : sessionForMs))
}
