import type { Orm } from '#db/database.ts'
import { type AccessTokens, accessTokens } from './access-tokens.ts'
import { type AttemptCounter, createAttemptCounter } from './attempt-counter.ts'
import { type OneTimeSecrets, oneTimeSecrets } from './one-time-secrets.ts'
import { type Passwords, passwords } from './passwords/passwords.ts'
import { type RefreshTokens, refreshTokens } from './refresh-tokens.ts'
import { type SecurityEvents, securityEvents } from './security-events.ts'
import { type SenderKeys, senderKeys } from './sender-keys.ts'
import { deriveKey, readServerKey } from './server-key.ts'
import { type SignedLinks, signedLinks } from './signed-links.ts'
import { type UnsubscribeKeys, unsubscribeKeys } from './unsubscribe-keys.ts'

/** The services that the modules around accounts share. */
export type AccountServices = {
	secrets: OneTimeSecrets
	passwords: Passwords
	tokens: AccessTokens
	refreshTokens: RefreshTokens
	attempts: AttemptCounter
	events: SecurityEvents
	senderKeys: SenderKeys
	links: SignedLinks
	alertKeys: UnsubscribeKeys
	/** Those of e-mails about next steps, each for one account. */
	reminderKeys: UnsubscribeKeys
}

/** Opens them with keys that every process of this installation has. */
export async function openAccountServices(options: {
	orm: Orm
	now: () => number
	/** The configured key, or `null` for the one in the database. */
	secretKey: string | null
}): Promise<AccountServices> {
	const { orm, now } = options
	const mainKey = await readServerKey(orm, options.secretKey)
	return {
		secrets: oneTimeSecrets({ orm, now }),
		passwords: passwords(),
		tokens: accessTokens({ now, key: deriveKey(mainKey, 'access tokens') }),
		refreshTokens: refreshTokens(deriveKey(mainKey, 'refresh tokens')),
		attempts: createAttemptCounter({ orm, now, key: deriveKey(mainKey, 'attempts') }),
		events: securityEvents({ orm, now, key: deriveKey(mainKey, 'security events') }),
		senderKeys: senderKeys(deriveKey(mainKey, 'senders of uploads')),
		alertKeys: unsubscribeKeys(deriveKey(mainKey, 'job alerts')),
		reminderKeys: unsubscribeKeys(deriveKey(mainKey, 'step reminders')),
		links: signedLinks({ now, key: deriveKey(mainKey, 'signed links') }),
	}
}
