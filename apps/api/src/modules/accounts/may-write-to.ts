import { toEmailKey } from '#services/email-key.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { lettersToEmail } from './limits.ts'

/** Counts a message to an address that somebody typed; false when it has had enough for now. */
export async function mayWriteTo(
	{ attempts }: Pick<AccountsParts, 'attempts'>,
	email: string,
): Promise<boolean> {
	const { isAllowed } = await attempts.take(lettersToEmail, toEmailKey(email))
	return isAllowed
}
