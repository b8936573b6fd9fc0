import type { Later } from '#shared/autosave/autosave.ts'

/** Coming back to a page is told in several ways at once, which are one look. */
const lookPauseMs = 5000

/** Returns a function that says whether a check is due: true once, and then not again until the pause is over. */
export function createRevalidationThrottle(later: Later): () => boolean {
	let hasJustLooked = false
	return () => {
		if (hasJustLooked) return false
		hasJustLooked = true
		later(() => {
			hasJustLooked = false
		}, lookPauseMs)
		return true
	}
}
