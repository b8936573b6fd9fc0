import type { Orm } from '#db/database.ts'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'

/** Makes the links of all messages to an account worthless: whoever reads an old one must not get in. */
export async function revokeLinks(
	parts: { orm: Orm; now: () => number },
	accountId: string,
): Promise<void> {
	const secrets = oneTimeSecrets(parts)
	await secrets.revoke('verify_email', accountId)
	await secrets.revoke('reset_password', accountId)
	await secrets.revoke('change_email', accountId)
}
