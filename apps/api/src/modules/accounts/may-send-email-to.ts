import { normaliseEmail } from '#services/normalise-email.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { messagesToEmail } from './rate-limits.ts'

/** Counts a message to an address that somebody typed; returns false when the address has had enough for now. */
export async function maySendEmailTo(
	{ attempts }: Pick<AccountsDeps, 'attempts'>,
	email: string,
): Promise<boolean> {
	const { isAllowed } = await attempts.take(messagesToEmail, normaliseEmail(email))
	return isAllowed
}
