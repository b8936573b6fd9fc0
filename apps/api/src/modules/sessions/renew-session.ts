import { and, eq, isNull } from 'drizzle-orm'
import { account, session } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { hashSecret, randomSecret } from '#services/hash-secret.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import type { SessionParts, TokenPair } from './session.store.ts'
import { computeExpiry, graceMs } from './session-lifetimes.ts'

type SessionRow = typeof session.$inferSelect

export type RenewSession = (refresh: string) => Promise<TokenPair>

/**
 * Exchanges refresh tokens. Each works once; a second use means that somebody else has a copy, so it ends the session
 * for both. Only for a few seconds after an exchange the same token gives the same answer, because two tabs may have
 * asked at once. A thief gains nothing from that: both hold the same next token, and its second use is noticed.
 */
export function renewSession(parts: SessionParts & { events: SecurityEvents }): RenewSession {
	const { orm, tokens, refreshTokens, events, now } = parts

	return async (refresh) => {
		const id = refreshTokens.sessionOf(refresh)
		const row = id === null ? null : await readLiving(id)
		if (row === null) throw new AppError('refresh_token_invalid')
		const next = (await exchange(row, refresh)) ?? (await repeat(row.id, refresh))
		if (next === null) return refuseReused(row)
		const access = await tokens.issue({ accountId: row.accountId, sessionId: row.id })
		return { access, refresh: next }
	}

	async function readLiving(id: string): Promise<SessionRow | null> {
		const [found] = await orm
			.select({ row: session, status: account.status })
			.from(session)
			.innerJoin(account, eq(account.id, session.accountId))
			.where(eq(session.id, id))
		if (!found) return null
		// Blocking ends the sessions too, and the person has to hear which of the two it was.
		if (found.status !== 'active') throw new AppError('account_not_active')
		if (found.row.endedAt !== null || found.row.expiresAt.getTime() <= now()) return null
		return found.row
	}

	/** The next token, or `null` when this one is not the newest (any more). */
	async function exchange(row: SessionRow, refresh: string): Promise<string | null> {
		const salt = randomSecret()
		const next = refreshTokens.next(refresh, salt)
		const used = hashSecret(refresh)
		const usedAtMs = now()
		const exchanged = await orm
			.update(session)
			.set({
				currentTokenHash: hashSecret(next),
				previousTokenHash: used,
				rotationSalt: salt,
				rotations: row.rotations + 1,
				lastUsedAt: new Date(usedAtMs),
				expiresAt: computeExpiry(row.isRemembered, usedAtMs),
			})
			.where(
				and(eq(session.id, row.id), eq(session.currentTokenHash, used), isNull(session.endedAt)),
			)
			.returning({ id: session.id })
		return exchanged.length === 1 ? next : null
	}

	/** The answer to the exchange that has just been made with the same token, or `null` when there was none. */
	async function repeat(id: string, refresh: string): Promise<string | null> {
		const row = await readLiving(id)
		if (row === null || row.previousTokenHash !== hashSecret(refresh)) return null
		if (row.lastUsedAt.getTime() + graceMs <= now()) return null
		return refreshTokens.next(refresh, row.rotationSalt)
	}

	async function refuseReused({ id, accountId }: SessionRow): Promise<never> {
		const ended = await orm
			.update(session)
			.set({ endedAt: new Date(now()) })
			.where(and(eq(session.id, id), isNull(session.endedAt)))
			.returning({ id: session.id })
		if (ended.length > 0) await events.record({ kind: 'refresh_token_reused', accountId })
		throw new AppError('refresh_token_invalid')
	}
}
