import { autosaveEveryMs } from './version-limits.ts'

export type VersionThrottle = ReturnType<typeof trailsOfSaves>

const rememberedCvs = 10_000

/**
 * Remembers until when no save of a CV can be due to leave a version, so that most saves don't query the database.
 * Never says "not yet" without the database having said so: a version that another process keeps moves the time
 * later, never earlier.
 */
export function trailsOfSaves() {
	const dueAtMs = new Map<string, number>()
	return {
		isDue: (cvId: string, atMs: number): boolean => (dueAtMs.get(cvId) ?? 0) <= atMs,

		/** A version of the CV is known to be as young as this. */
		keptAt(cvId: string, keptAtMs: number): void {
			if (dueAtMs.size >= rememberedCvs) dueAtMs.clear()
			dueAtMs.set(cvId, keptAtMs + autosaveEveryMs)
		},
	}
}
