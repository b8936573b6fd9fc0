import { AppError } from '#http/app-error.ts'
import type { Email } from '#services/mail/email.ts'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'
import { type AccountRow, accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { type ChosenPassword, checkNewPassword } from './check-new-password.ts'
import { maySendEmailTo } from './may-send-email-to.ts'
import { accountOfLink, linkGeneration, revokeLinks } from './revoke-links.ts'

/** Sends a link for a new password, if the address has an account; the answer does not tell. */
export async function requestPasswordReset(parts: AccountsDeps, email: string) {
	const { orm, now, mail, events } = parts
	const mayWrite = await maySendEmailTo(parts, email)
	const account = await accountsStore({ orm, now }).byEmail(email)
	await mail.queue(mayWrite && account !== null ? letterFor(account) : null)
	await events.record({ kind: 'password_reset_requested', accountId: account?.id ?? null, email })
	return {
		detail:
			'If there’s an account with this address, we’ve sent it a link to choose a new password.',
	}
}

/**
 * Sets a new password with the secret of the message, and ends every session. Whoever has the message has the
 * mailbox, so the address is confirmed too.
 */
export async function resetPassword(parts: AccountsDeps, key: string, chosen: ChosenPassword) {
	const { orm, now, mail, secrets, passwords, events } = parts
	const { accountId } = (await secrets.look('reset_password', key)) ?? {}
	const account = accountId ? await accountsStore({ orm, now }).byId(accountId) : null
	if (account === null) throw new AppError('link_expired')
	// Before the link is used up: who chose a weak password may choose again.
	checkNewPassword(chosen, account.email)
	const passwordHash = await passwords.hash(chosen.password1)
	await orm.transaction(async (tx) => {
		const used = await oneTimeSecrets({ orm: tx, now }).use('reset_password', key)
		if ((await accountOfLink(tx, used)) === null) throw new AppError('link_expired')
		await revokeLinks(tx, account.id)
		await parts.endSessions(tx, account.id)
		const store = accountsStore({ orm: tx, now })
		const confirmed = await store.confirmEmail(account.id, undefined)
		if (confirmed) await parts.onEmailConfirmed(tx, confirmed.id)
		await store.change(account.id, { passwordHash })
		const changedAt = new Date(now()).toISOString()
		await mail.queue({ kind: 'password_changed', to: account.email, changedAt }, tx)
	})
	await events.record({ kind: 'password_reset', accountId: account.id })
	return { detail: 'You’ve changed your password. You can now sign in with it.' }
}

function letterFor(account: AccountRow): Email {
	const { id: accountId, email: to } = account
	return { kind: 'reset_password', to, secret: { accountId, data: linkGeneration(account) } }
}
