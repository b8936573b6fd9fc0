import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { guestAnalysis } from '#db/schema.ts'

/** A guest's analysis that hasn't expired. */
export function isActiveAnalysis(id: string, nowMs: number): SQL | undefined {
	const { expiresAt, ownerId } = guestAnalysis
	return and(eq(guestAnalysis.id, id), isNull(ownerId), gt(expiresAt, new Date(nowMs)))
}

/** A guest's analysis that hasn't expired, or one that the asking account owns. */
export function isReadable(id: string, nowMs: number, viewerId: string | null): SQL | undefined {
	return viewerId === null
		? isActiveAnalysis(id, nowMs)
		: or(isActiveAnalysis(id, nowMs), isOwned(id, viewerId))
}

/** An analysis that this account owns. */
export function isOwned(id: string, ownerId: string): SQL | undefined {
	return and(eq(guestAnalysis.id, id), eq(guestAnalysis.ownerId, ownerId))
}

/** An analysis that is still running. */
export function isUnfinished(id: string, nowMs: number): SQL | undefined {
	const { ownerId, status } = guestAnalysis
	const isTheirs = and(eq(guestAnalysis.id, id), isNotNull(ownerId))
	return and(
		or(isActiveAnalysis(id, nowMs), isTheirs),
		inArray(status, ['processing', 'analyzing']),
	)
}
