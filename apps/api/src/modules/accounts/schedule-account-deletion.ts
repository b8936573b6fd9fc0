import { and, eq, gt } from 'drizzle-orm'
import { account } from '#db/schema.ts'
import { accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { lockUnchanged, revokeLinks } from './revoke-links.ts'

/** How long a deletion can be cancelled: 14 days. */
const graceMs = 14 * 86_400_000

/** Signs an account out everywhere and sets the day on which it is deleted; asking again does not move the day. */
export async function scheduleDeletion(
	parts: AccountsDeps,
	userId: string,
	currentPassword: string,
) {
	const { orm, now, mail, events } = parts
	const found = await checkCurrentPassword(parts, userId, currentPassword)
	const { email: to } = found
	const deletionAt = found.deletionAt ?? new Date(now() + graceMs)
	await orm.transaction(async (tx) => {
		await lockUnchanged(tx, found)
		await accountsStore({ orm: tx, now }).change(userId, { deletionAt })
		await revokeLinks(tx, userId)
		await parts.endSessions(tx, userId)
		await mail.queue({ kind: 'account_deletion', to, deletionAt: deletionAt.toISOString() }, tx)
	})
	await events.record({ kind: 'deletion_requested', accountId: userId })
	return {
		detail:
			'You’re signed out everywhere. We’ll delete your account in 14 days unless you sign in before then and keep it.',
		deletionAt: deletionAt.toISOString(),
	}
}

/** Cancels the deletion, as long as it isn’t due. */
export async function cancelDeletion(
	{ orm, now, events }: AccountsDeps,
	userId: string,
): Promise<void> {
	const isWaiting = and(eq(account.id, userId), gt(account.deletionAt, new Date(now())))
	const kept = await orm
		.update(account)
		.set({ deletionAt: null })
		.where(isWaiting)
		.returning({ id: account.id })
	if (kept.length > 0) await events.record({ kind: 'deletion_taken_back', accountId: userId })
}
