import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, session } from '#db/schema.ts'
import type { SignedIn } from '#services/access-tokens.ts'
import type { RefreshTokens } from '#services/refresh-tokens.ts'
import type { RetentionTime } from '#services/retention.ts'
import { isActiveSession } from './active-sessions.ts'
import { keptAfterEndMs } from './session-lifetimes.ts'

type EndingParts = { orm: Orm; refreshTokens: RefreshTokens; now: () => number }

/**
 * Signs an account out everywhere, or everywhere but in one session; answers how many ended. In the transaction that
 * changes a password it also keeps out who is signing in with the old one at this moment: see `signInWithPassword`.
 */
export async function endSessionsExcept(
	orm: Orm,
	accountId: string,
	{ at, exceptId }: { at: Date; exceptId?: string },
): Promise<number> {
	await orm.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
	const others = exceptId === undefined ? undefined : ne(session.id, exceptId)
	const ended = await orm
		.update(session)
		.set({ endedAt: at })
		.where(and(eq(session.accountId, accountId), isNull(session.endedAt), others))
		.returning({ id: session.id })
	return ended.length
}

/** The ways in which a session ends. */
export function endSessions({ orm, refreshTokens, now }: EndingParts) {
	return {
		/** Ends one session of an account; false when it has none of this id that is alive. */
		async end(accountId: string, id: string): Promise<boolean> {
			const ended = await orm
				.update(session)
				.set({ endedAt: new Date(now()) })
				.where(and(eq(session.accountId, accountId), eq(session.id, id), isActiveSession(now())))
				.returning({ id: session.id })
			return ended.length > 0
		},

		/** Ends every session of an account but one. */
		endOthers: (accountId: string, exceptId: string) =>
			endSessionsExcept(orm, accountId, { at: new Date(now()), exceptId }),

		/** Ends the session that a refresh token was made for; answers whose it was, or `null`. */
		async endByToken(refresh: string): Promise<SignedIn | null> {
			const id = refreshTokens.sessionOf(refresh)
			if (id === null) return null
			const [ended] = await orm
				.update(session)
				.set({ endedAt: new Date(now()) })
				.where(and(eq(session.id, id), isNull(session.endedAt)))
				.returning({ accountId: session.accountId, sessionId: session.id })
			return ended ?? null
		},

		/** Deletes sessions that have been over for a week. */
		async removeExpired(at: RetentionTime): Promise<void> {
			const before = new Date(at.getTime() - keptAfterEndMs)
			await orm
				.delete(session)
				.where(or(lte(session.expiresAt, before), lte(session.endedAt, before)))
		},
	}
}
