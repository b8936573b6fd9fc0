import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { account, session } from '#db/schema.ts'
import type { SignedIn } from '#services/access-tokens.ts'

/** Sessions that have neither been ended nor run out. */
export function isActiveSession(nowMs: number): SQL | undefined {
	return and(isNull(session.endedAt), gt(session.expiresAt, new Date(nowMs)))
}

/** A condition on any statement: that this session of this account goes on, and that the account is active. */
export function isSignedIn({ accountId, sessionId }: SignedIn, nowMs: number): SQL {
	return sql`exists (
		select 1 from ${session} inner join ${account} on ${account.id} = ${session.accountId}
		where ${session.id} = ${sessionId}::uuid and ${account.id} = ${accountId}::uuid
			and ${account.status} = 'active' and ${isActiveSession(nowMs)}
	)`
}
