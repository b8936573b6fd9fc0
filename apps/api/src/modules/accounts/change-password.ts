import { accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { type ChosenPassword, checkNewPassword } from './check-new-password.ts'
import { lockUnchanged, revokeLinks } from './revoke-links.ts'

/** Who is signed in, and in which session. */
export type SignedIn = { userId: string; sessionId: string }

/** Changes a password, ends every other session and tells the owner. */
export async function changePassword(
	parts: AccountsDeps,
	{ userId, sessionId }: SignedIn,
	wish: ChosenPassword & { currentPassword: string },
) {
	const { orm, now, mail, passwords, events } = parts
	const account = await checkCurrentPassword(parts, userId, wish.currentPassword)
	checkNewPassword(wish, account.email)
	const passwordHash = await passwords.hash(wish.password1)
	await orm.transaction(async (tx) => {
		await lockUnchanged(tx, account)
		await accountsStore({ orm: tx, now }).change(userId, { passwordHash })
		await revokeLinks(tx, userId)
		await parts.endSessions(tx, userId, sessionId)
		const changedAt = new Date(now()).toISOString()
		await mail.queue({ kind: 'password_changed', to: account.email, changedAt }, tx)
	})
	await events.record({ kind: 'password_changed', accountId: userId })
	return { detail: 'You’ve changed your password. We’ve signed you out everywhere else.' }
}
