import { AppError } from '#http/app-error.ts'
import type { Email } from '#services/mail/email.ts'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'
import { accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { consumeAttempt } from './consume-attempt.ts'
import { maySendEmailTo } from './may-send-email-to.ts'
import { emailChangesOfAccount } from './rate-limits.ts'
import { linkGeneration, lockUnchanged } from './revoke-links.ts'

/**
 * Asks the new address to confirm itself, and tells the old one. If the new address belongs to another account, its
 * owner is told so instead; the caller gets the same answer.
 */
export async function changeEmail(
	parts: AccountsDeps,
	userId: string,
	{ email, currentPassword }: { email: string; currentPassword: string },
) {
	const { orm, now, mail, events } = parts
	const account = await checkCurrentPassword(parts, userId, currentPassword)
	if (email === account.email) {
		throw new AppError('registration_invalid', 'This is already your email address.')
	}
	await consumeAttempt(parts, emailChangesOfAccount, userId)
	const mayWrite = await maySendEmailTo(parts, email)
	const owner = await accountsStore({ orm, now }).byEmail(email)
	const secret = { accountId: userId, data: { email, ...linkGeneration(account) } }
	await orm.transaction(async (tx) => {
		await lockUnchanged(tx, account)
		await oneTimeSecrets({ orm: tx, now }).revoke('change_email', userId)
		const letter: Email =
			owner !== null && owner.id !== userId
				? { kind: 'address_has_account', to: owner.email }
				: { kind: 'confirm_new_email', to: email, secret }
		await mail.queue(mayWrite ? letter : null, tx)
		await mail.queue({ kind: 'email_changing', to: account.email, newEmail: email }, tx)
	})
	await events.record({ kind: 'email_change_requested', accountId: userId })
	return {
		detail: `We’ve sent an email to ${email}. Open the link in it to change your address.`,
	}
}
