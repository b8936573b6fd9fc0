import type { Config } from '#config.ts'
import { isLocalAddress } from '#services/is-local-address.ts'

/** How letters go: to a mail server, into the outbox of who develops here, or not at all. */
export type MailTransport = 'smtp' | 'outbox' | 'none'

/** A site that others use needs a mail server; on this machine alone the outbox will do. */
export function mailTransport({
	smtpUrl,
	publicUrl,
}: Pick<Config, 'smtpUrl' | 'publicUrl'>): MailTransport {
	if (smtpUrl !== null) return 'smtp'
	return publicUrl === null || isLocalAddress(publicUrl) ? 'outbox' : 'none'
}
