import type { Config } from '#config.ts'
import { isLoopbackHost } from '#services/is-loopback-host.ts'

/** How emails are sent: to a mail server, into the developer's outbox, or not at all. */
export type MailTransport = 'smtp' | 'outbox' | 'none'

/** Chooses the mail server if there is one, the outbox on this machine alone, or neither on a public site. */
export function chooseMailTransport({
	smtpUrl,
	publicUrl,
}: Pick<Config, 'smtpUrl' | 'publicUrl'>): MailTransport {
	if (smtpUrl !== null) return 'smtp'
	return publicUrl === null || isLoopbackHost(publicUrl) ? 'outbox' : 'none'
}
