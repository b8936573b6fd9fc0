import type { Email } from '#services/mail/email.ts'
import { type AccountRow, accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { maySendEmailTo } from './may-send-email-to.ts'
import { linkGeneration } from './revoke-links.ts'

/** Sends the message of a registration again, if this address waits for it; the answer does not tell. */
export async function resendVerification(parts: AccountsDeps, email: string) {
	const { orm, now, mail } = parts
	const mayWrite = await maySendEmailTo(parts, email)
	const account = await accountsStore({ orm, now }).byEmail(email)
	await mail.queue(mayWrite ? letterFor(account) : null)
	return {
		detail:
			'If this address still needs confirming, a new email is on its way. Please check your spam folder too.',
	}
}

function letterFor(account: AccountRow | null): Email | null {
	if (account === null || account.emailVerifiedAt !== null) return null
	const { id: accountId, passwordHash } = account
	const data = { ...(passwordHash !== null && { passwordHash }), ...linkGeneration(account) }
	return { kind: 'verify_email', to: account.email, secret: { accountId, data } }
}
