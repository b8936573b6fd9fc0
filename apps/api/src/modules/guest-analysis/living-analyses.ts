import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { guestAnalysis } from '#db/schema.ts'

/** One analysis whose day is not over. */
export function isAlive(id: string, nowMs: number): SQL | undefined {
	return and(eq(guestAnalysis.id, id), gt(guestAnalysis.expiresAt, new Date(nowMs)))
}

/** One analysis that somebody still waits for. */
export function isUnfinished(id: string, nowMs: number): SQL | undefined {
	return and(isAlive(id, nowMs), inArray(guestAnalysis.status, ['processing', 'analyzing']))
}
