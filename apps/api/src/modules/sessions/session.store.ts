import { type Session, userStatusSchema } from '@app/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { prepared } from '#db/prepared-statements.ts'
import { account, session } from '#db/schema.ts'
import type { AccessTokens, SignedIn } from '#services/access-tokens.ts'
import { hashSecret, randomSecret } from '#services/hash-secret.ts'
import type { RefreshTokens } from '#services/refresh-tokens.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { isActiveSession } from './active-sessions.ts'
import { endSessions } from './end-sessions.ts'
import { computeExpiry } from './session-lifetimes.ts'

export type SessionParts = {
	orm: Orm
	tokens: AccessTokens
	refreshTokens: RefreshTokens
	now: () => number
}

export type NewSession = {
	accountId: string
	/** `password` or the id of a provider. */
	method: string
	/** Browser and system in words: see `describeDevice`. */
	device: string
	isRemembered: boolean
}

export type TokenPair = { access: string; refresh: string }

const foundStates = z.object({
	rows: z.array(z.object({ status: userStatusSchema, isOver: z.boolean() })),
})

export type SessionStore = ReturnType<typeof sessionStore>

/** Keeps where people are signed in. */
export function sessionStore(parts: SessionParts) {
	const { orm, tokens, refreshTokens, now } = parts
	return {
		...endSessions(parts),

		/** Begins a session, which is always a new one, and answers its tokens; with a transaction as part of it. */
		async start(given: NewSession, tx: Orm = orm): Promise<TokenPair> {
			const startedAtMs = now()
			const id = uuidV7(startedAtMs)
			const refresh = refreshTokens.first(id)
			const at = new Date(startedAtMs)
			await tx.insert(session).values({
				id,
				...given,
				createdAt: at,
				lastUsedAt: at,
				currentTokenHash: hashSecret(refresh),
				rotationSalt: randomSecret(),
				expiresAt: computeExpiry(given.isRemembered, startedAtMs),
			})
			return { access: await tokens.issue({ accountId: given.accountId, sessionId: id }), refresh }
		},

		/** The state of the account in a living session, or `null` when the session is over. */
		async statusOf({ accountId, sessionId }: SignedIn) {
			const found = await orm.execute(sql`${prepared}
				select ${account.status} as status,
					not (${isActiveSession(now())}) as "isOver"
				from ${session} inner join ${account} on ${account.id} = ${session.accountId}
				where ${session.id} = ${sessionId}::uuid and ${session.accountId} = ${accountId}::uuid`)
			const [row] = foundStates.parse(found).rows
			if (!row) return null
			// Blocking ends the sessions too, and the person has to hear which of the two it was.
			if (row.status !== 'active') return row.status
			return row.isOver ? null : row.status
		},

		/** Where an account is signed in, the last used first. */
		async list(accountId: string, currentId: string): Promise<Session[]> {
			const rows = await orm
				.select()
				.from(session)
				.where(and(eq(session.accountId, accountId), isActiveSession(now())))
				.orderBy(desc(session.lastUsedAt), desc(session.id))
			return rows.map(({ id, device, method, createdAt, lastUsedAt, expiresAt }) => ({
				id,
				device,
				method,
				isCurrent: id === currentId,
				createdAt: createdAt.toISOString(),
				lastUsedAt: lastUsedAt.toISOString(),
				expiresAt: expiresAt.toISOString(),
			}))
		},
	}
}
