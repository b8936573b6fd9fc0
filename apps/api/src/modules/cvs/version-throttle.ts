import { autosaveEveryMs } from './version-limits.ts'

export type VersionThrottle = ReturnType<typeof trailsOfSaves>

const rememberedCvs = 10_000

/**
 * Remembers for how long no save of a CV can be due to leave a version, so that most saves do not ask the database.
 * It only ever says "not yet" of what the database has said: a version that another process keeps moves the time
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
