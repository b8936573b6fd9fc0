import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { guestAnalysis } from '#db/schema.ts'

/** One analysis of a guest whose day is not over. */
export function isAlive(id: string, nowMs: number): SQL | undefined {
	const { expiresAt, ownerId } = guestAnalysis
	return and(eq(guestAnalysis.id, id), isNull(ownerId), gt(expiresAt, new Date(nowMs)))
}

/** One analysis of a guest whose day is not over, or one that belongs to the account that asks. */
export function isReadable(id: string, nowMs: number, viewerId: string | null): SQL | undefined {
	return viewerId === null ? isAlive(id, nowMs) : or(isAlive(id, nowMs), isOwned(id, viewerId))
}

/** One analysis that this account keeps. */
export function isOwned(id: string, ownerId: string): SQL | undefined {
	return and(eq(guestAnalysis.id, id), eq(guestAnalysis.ownerId, ownerId))
}

/** One analysis that somebody still waits for. */
export function isUnfinished(id: string, nowMs: number): SQL | undefined {
	const { ownerId, status } = guestAnalysis
	const isTheirs = and(eq(guestAnalysis.id, id), isNotNull(ownerId))
	return and(or(isAlive(id, nowMs), isTheirs), inArray(status, ['processing', 'analyzing']))
}
