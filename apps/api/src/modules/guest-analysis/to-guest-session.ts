import type { GuestSession } from '@app/contract'
import { guestAnalysis } from '#db/schema.ts'
import { pollAfterMs } from './poll-after.ts'

/** The columns that a session is made of; the results are large and not among them. */
export const guestSessionColumns = {
	id: guestAnalysis.id,
	status: guestAnalysis.status,
	message: guestAnalysis.message,
	progress: guestAnalysis.progress,
	code: guestAnalysis.code,
	ownerId: guestAnalysis.ownerId,
	createdAt: guestAnalysis.createdAt,
	expiresAt: guestAnalysis.expiresAt,
}

type SessionRow = Pick<typeof guestAnalysis.$inferSelect, keyof typeof guestSessionColumns>

/** A row as the guest calls answer it. */
export function toGuestSession(row: SessionRow, nowMs: number): GuestSession {
	return {
		session_id: row.id,
		status: row.status,
		message: row.message,
		progress: row.progress,
		error: row.status === 'failed' ? row.message : null,
		code: row.code,
		expires_at: row.expiresAt.toISOString(),
		poll_after_ms: pollAfterMs(row.status, nowMs - row.createdAt.getTime()),
		...(row.ownerId !== null && { is_kept: true }),
	}
}
