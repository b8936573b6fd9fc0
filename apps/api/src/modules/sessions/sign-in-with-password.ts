import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import type { Passwords } from '#services/passwords/passwords.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import type { SessionStore, TokenPair } from './session.store.ts'

export type SignInParts = {
	orm: Orm
	passwords: Pick<Passwords, 'matches'>
	attempts: Pick<AttemptCounter, 'take' | 'giveBack' | 'forget'>
	events: Pick<SecurityEvents, 'record'>
	sessions: Pick<SessionStore, 'start'>
	limits: { perAccount: number; perAddress: number }
}

type AccountRow = typeof account.$inferSelect

type SignIn = {
	email: string
	password: string
	isRemembered: boolean
	device: string
	/** The network that the caller is in. */
	network: string
}

export type SignInWithPassword = (given: SignIn) => Promise<TokenPair & { accountId: string }>

const windowMs = 15 * 60_000

/**
 * Signs in with an e-mail and a password. A caller can't tell whether the e-mail is known: an unknown e-mail is
 * counted, compared and recorded like a wrong password, and details of an account are given only after its password.
 */
export function signInWithPassword(parts: SignInParts): SignInWithPassword {
	const { orm, passwords, attempts, events, sessions, limits } = parts
	const perAddress = { name: 'login-address', max: limits.perAddress, windowMs }
	const perAccount = { name: 'login-account', max: limits.perAccount, windowMs }

	return async ({ email, password, isRemembered, device, network }) => {
		const emailKey = normaliseEmail(email)
		const caller = { email: emailKey, address: network }
		await take(perAddress, network, caller)
		await take(perAccount, emailKey, caller)
		const [row] = await orm.select().from(account).where(eq(account.emailKey, emailKey))
		const isRight = await passwords
			.matches(password, row?.passwordHash ?? null)
			.catch(async (error: unknown) => {
				// A password that wasn't compared, because too many wait for that, was no attempt.
				await attempts.giveBack(perAccount, emailKey)
				await attempts.giveBack(perAddress, network)
				throw error
			})
		if (!row || !isRight) {
			await events.record({ kind: 'sign_in_failed', accountId: row?.id ?? null, ...caller })
			throw new AppError('credentials_wrong')
		}
		// A right password is no guess.
		await attempts.forget(perAccount, emailKey)
		await attempts.giveBack(perAddress, network)
		await refuseUnlessActive(row)
		const tokens = await startUnlessChanged(row, { device, isRemembered })
		await events.record({
			kind: 'signed_in',
			accountId: row.id,
			address: network,
			detail: { method: 'password', device },
		})
		return { ...tokens, accountId: row.id }
	}

	/** Comparing takes a while, in which the password may have been changed and every session ended. */
	function startUnlessChanged(
		{ id, passwordHash }: AccountRow,
		given: { device: string; isRemembered: boolean },
	): Promise<TokenPair> {
		return orm.transaction(async (tx) => {
			// Waits for a change of the password that is under way, and makes later changes wait.
			const [still] = await tx.select().from(account).where(eq(account.id, id)).for('share')
			if (still?.passwordHash !== passwordHash) throw new AppError('credentials_wrong')
			return sessions.start({ ...given, accountId: id, method: 'password' }, tx)
		})
	}

	async function take(
		limit: Limit,
		subject: string,
		caller: { email: string; address: string },
	): Promise<void> {
		const { isAllowed, count, retryAfterSeconds } = await attempts.take(limit, subject)
		if (isAllowed) return
		// Written down once a window, so that a flood does not fill the log.
		if (count === limit.max + 1) {
			await events.record({ kind: 'sign_in_limited', ...caller, detail: { limit: limit.name } })
		}
		throw new AppError('too_many_logins', undefined, { retryAfterSeconds })
	}

	async function refuseUnlessActive(row: AccountRow): Promise<void> {
		const code = row.status === 'active' ? 'email_not_verified' : 'account_not_active'
		if (row.status === 'active' && row.emailVerifiedAt !== null) return
		await events.record({ kind: 'sign_in_refused', accountId: row.id, detail: { reason: code } })
		throw new AppError(code)
	}
}
