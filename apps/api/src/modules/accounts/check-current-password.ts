import { AppError } from '#http/app-error.ts'
import { type AccountRow, accountsStore } from './accounts.store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { consumeAttempt } from './consume-attempt.ts'
import { passwordTries } from './rate-limits.ts'

/**
 * Returns the account of a signed-in person after checking its password, if it has one: a browser that was left open
 * must not be enough to take an account away.
 */
export async function checkCurrentPassword(
	{ orm, now, attempts, passwords }: AccountsDeps,
	accountId: string,
	currentPassword: string,
): Promise<AccountRow> {
	const account = await accountsStore({ orm, now }).byId(accountId)
	if (account === null) throw new AppError('signed_out')
	if (account.passwordHash === null) return account
	await consumeAttempt({ attempts }, passwordTries, accountId)
	const isRight = await passwords.matches(currentPassword, account.passwordHash)
	if (!isRight) throw new AppError('current_password_wrong')
	await attempts.forget(passwordTries, accountId)
	return account
}
