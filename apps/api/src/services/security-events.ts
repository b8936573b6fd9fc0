import { createHmac } from 'node:crypto'
import { lte } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { securityEvent } from '#db/schema.ts'
import type { RetentionTime } from './retention.ts'
import { uuidV7 } from './uuid-v7.ts'

/** Everything that is written down. */
type SecurityEventKind =
	| 'signed_in'
	| 'sign_in_failed'
	| 'sign_in_limited'
	| 'sign_in_refused'
	| 'signed_out'
	| 'session_ended'
	| 'refresh_token_reused'
	| 'registered'
	| 'registered_again'
	| 'email_verified'
	| 'email_change_requested'
	| 'email_changed'
	| 'password_reset_requested'
	| 'password_reset'
	| 'password_changed'
	| 'identity_linked'
	| 'identity_refused'
	| 'guest_analysis_claimed'
	| 'guest_claim_refused'
	| 'deletion_requested'
	| 'deletion_taken_back'
	| 'account_deleted'
	| 'data_exported'
	| 'made_admin'
	| 'blocked'
	| 'unblocked'

export type SecurityEvent = {
	kind: SecurityEventKind
	accountId?: string | null
	/** Words about it, such as the reason or the method; never a secret. */
	detail?: Record<string, string>
	/** An e-mail or an address: kept as a keyed hash, so that equal ones can be told without being read. */
	email?: string
	address?: string
}

export type SecurityEvents = ReturnType<typeof securityEvents>

const keptForMs = 180 * 86_400_000

/** The log of what matters to the safety of accounts. */
export function securityEvents({
	orm,
	now,
	key,
}: {
	orm: Orm
	now: () => number
	key: Uint8Array
}) {
	const hide = (name: 'email' | 'address', value: string | undefined) =>
		value && { [name]: createHmac('sha256', key).update(value).digest('base64url').slice(0, 22) }
	return {
		async record({ kind, accountId, detail, email, address }: SecurityEvent): Promise<void> {
			await orm.insert(securityEvent).values({
				id: uuidV7(now()),
				kind,
				accountId: accountId ?? null,
				at: new Date(now()),
				detail: { ...detail, ...hide('email', email), ...hide('address', address) },
			})
		},

		/** Deletes events that are older than 180 days. */
		async removeExpired(at: RetentionTime): Promise<void> {
			const before = new Date(at.getTime() - keptForMs)
			await orm.delete(securityEvent).where(lte(securityEvent.at, before))
		},
	}
}
