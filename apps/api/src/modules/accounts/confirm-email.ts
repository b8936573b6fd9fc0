import type { Orm } from '#db/database.ts'
import { uniqueKey, violatesConstraint } from '#db/violates-constraint.ts'
import { AppError } from '#http/app-error.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import { type FoundSecret, oneTimeSecrets } from '#services/one-time-secrets.ts'
import { type AccountRow, accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { accountOfLink, revokeLinks } from './revoke-links.ts'

/** Confirms the address of a new account, or the new address of an old one, with the secret of the message. */
export async function confirmEmail(parts: AccountsDeps, key: string) {
	const account =
		(await confirmRegistration(parts, key)) ??
		(await confirmChange(parts, key)) ??
		(await confirmedBefore(parts, key))
	if (account === null) throw new AppError('link_expired')
	return { detail: 'Your email address is confirmed.', email: account.email }
}

async function confirmRegistration(parts: AccountsDeps, key: string): Promise<AccountRow | null> {
	const { orm, now, events, onEmailConfirmed } = parts
	const account = await orm.transaction(async (tx) => {
		const secret = await oneTimeSecrets({ orm: tx, now }).use('verify_email', key)
		const found = await accountOfLink(tx, secret)
		if (secret === null || found === null) return null
		const store = accountsStore({ orm: tx, now })
		const confirmed = await store.confirmEmail(found.id, readText(secret, 'passwordHash'))
		if (confirmed) await onEmailConfirmed(tx, confirmed.id)
		return confirmed ?? found
	})
	if (account) await events.record({ kind: 'email_verified', accountId: account.id })
	return account
}

async function confirmChange(parts: AccountsDeps, key: string): Promise<AccountRow | null> {
	const { orm, events } = parts
	const account = await orm
		.transaction((tx) => changeAddress({ ...parts, orm: tx }, key))
		.catch((error: unknown) => {
			if (violatesConstraint(error, uniqueKey)) throw new AppError('email_taken')
			throw error
		})
	if (account) await events.record({ kind: 'email_changed', accountId: account.id })
	return account
}

async function changeAddress({ orm, now }: { orm: Orm; now: () => number }, key: string) {
	const secret = await oneTimeSecrets({ orm, now }).use('change_email', key)
	const found = await accountOfLink(orm, secret)
	const email = secret && readText(secret, 'email')
	if (found === null || !email) return null
	// Links that went to the old address must not open the account any more.
	await revokeLinks(orm, found.id)
	return accountsStore({ orm, now }).change(found.id, {
		email,
		emailKey: normaliseEmail(email),
		emailVerifiedAt: new Date(now()),
	})
}

/**
 * Finds the account that a link confirmed before, so that a page that is opened or loaded again says what it said the
 * first time.
 */
async function confirmedBefore(parts: AccountsDeps, key: string): Promise<AccountRow | null> {
	const { orm, now, secrets } = parts
	for (const purpose of ['verify_email', 'change_email'] as const) {
		const secret = await secrets.lookBack(purpose, key)
		const account = secret?.accountId
			? await accountsStore({ orm, now }).byId(secret.accountId)
			: null
		const isStillSo =
			account?.emailVerifiedAt != null &&
			(purpose === 'verify_email' || (secret && readText(secret, 'email')) === account.email)
		if (isStillSo) return account
	}
	return null
}

function readText({ data }: FoundSecret, name: string): string | undefined {
	const value = data[name]
	return typeof value === 'string' ? value : undefined
}
