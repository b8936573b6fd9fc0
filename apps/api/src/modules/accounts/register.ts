import type { Email } from '#services/mail/email.ts'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'
import { type AccountRow, accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { type ChosenPassword, checkNewPassword } from './check-new-password.ts'
import { maySendEmailTo } from './may-send-email-to.ts'
import { linkGeneration } from './revoke-links.ts'

/** As long as the message of the registration can be answered. */
const ticketLivesMs = 72 * 3_600_000

export type Registration = ChosenPassword & { email: string }

/**
 * Makes an account whose address has to be confirmed, and returns a ticket for a guest's analysis. If the address has
 * an account, its owner gets a message that says so; the caller gets the same answer, after the same work.
 */
export async function register(parts: AccountsDeps, registration: Registration) {
	const { orm, now, mail, passwords, events } = parts
	const { email, password1 } = registration
	checkNewPassword(registration, email)
	const passwordHash = await passwords.hash(password1)
	const mayWrite = await maySendEmailTo(parts, email)
	const { claimTicket, account } = await orm.transaction(async (tx) => {
		const account = await accountsStore({ orm: tx, now }).register(email, passwordHash)
		const isWaiting = account.emailVerifiedAt === null
		const claimTicket = await oneTimeSecrets({ orm: tx, now }).issue({
			purpose: 'claim_ticket',
			livesMs: ticketLivesMs,
			...(isWaiting && { accountId: account.id }),
		})
		await mail.queue(mayWrite ? letterFor(account, passwordHash) : null, tx)
		return { claimTicket, account }
	})
	const kind = account.isNew ? 'registered' : 'registered_again'
	await events.record({ kind, accountId: account.id })
	return {
		detail: 'Please check your email. We’ve sent you a link to confirm your address.',
		claimTicket,
	}
}

// The link carries the password of this registration: another one of the same address has its own.
function letterFor(account: AccountRow, passwordHash: string): Email {
	const { id: accountId, email: to } = account
	if (account.emailVerifiedAt !== null) return { kind: 'address_has_account', to }
	const data = { passwordHash, ...linkGeneration(account) }
	return { kind: 'verify_email', to, secret: { accountId, data } }
}
