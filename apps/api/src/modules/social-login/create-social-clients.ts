import type { SocialProvider } from '@app/contract'
import type { SocialConfig } from '#social-config.ts'
import { connectGithub } from './connect-github.ts'
import { connectOpenId } from './connect-open-id.ts'
import type { SocialClient } from './social-client-type.ts'

export type SocialClients = Partial<Record<SocialProvider, SocialClient>>

/** A client for every service that has credentials; nothing is asked of a service before it is used. */
export function createSocialClients({
	google,
	github,
	linkedin_oauth2,
}: SocialConfig): SocialClients {
	return {
		...(google && { google: connectOpenId({ ...google, takesProofs: true }) }),
		...(github && { github: connectGithub(github) }),
		// LinkedIn refuses a proof key of a client with a secret, and its ID tokens carry no nonce.
		...(linkedin_oauth2 && {
			linkedin_oauth2: connectOpenId({ ...linkedin_oauth2, takesProofs: false }),
		}),
	}
}
