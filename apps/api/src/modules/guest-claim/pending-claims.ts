import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { guestAnalysis, oneTimeSecret } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { hashSecret } from '#services/hash-secret.ts'
import { isActiveAnalysis } from '../guest-analysis/active-analyses.ts'

const { purpose, secretHash, accountId, data, usedAt, expiresAt } = oneTimeSecret

/**
 * Notes which analysis the account of a ticket will get. The answer is the same for the ticket of a person who was
 * already registered; that ticket leads to nothing.
 */
export async function claimLater(
	{ orm, now }: { orm: Orm; now: () => number },
	id: string,
	ticket: string,
): Promise<void> {
	if ((await orm.$count(guestAnalysis, isActiveAnalysis(id, now()))) === 0) {
		throw new AppError('session_not_found')
	}
	const isGood = and(
		eq(purpose, 'claim_ticket'),
		eq(secretHash, hashSecret(ticket)),
		isNull(usedAt),
		gt(expiresAt, new Date(now())),
	)
	const noted = sql`${data} || ${JSON.stringify({ sessionId: id })}::jsonb`
	const used = await orm
		.update(oneTimeSecret)
		.set({ usedAt: new Date(now()), data: noted })
		.where(isGood)
		.returning({ id: oneTimeSecret.id })
	if (used.length === 0) throw new AppError('claim_ticket_invalid')
}

/** Returns the ids of the analyses noted for an account, and deletes the notes. */
export async function takePendingClaims(orm: Orm, ofAccount: string): Promise<string[]> {
	const isTheirs = and(eq(purpose, 'claim_ticket'), eq(accountId, ofAccount), isNotNull(usedAt))
	const notes = await orm.delete(oneTimeSecret).where(isTheirs).returning({ data })
	return notes.map((note) => String(note.data.sessionId))
}
