import { and, gt, isNull, type SQL } from 'drizzle-orm'
import { session } from '#db/schema.ts'

/** Sessions that have neither been ended nor run out. */
export function isActiveSession(nowMs: number): SQL | undefined {
	return and(isNull(session.endedAt), gt(session.expiresAt, new Date(nowMs)))
}
