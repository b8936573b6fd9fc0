import { createSocialClients } from './modules/social-login/create-social-clients.ts'
import type { SocialLoginParts } from './modules/social-login/social-login.routes.ts'
import { socialLoginStore } from './modules/social-login/social-login.store.ts'
import type { Services } from './services.ts'

/** Creates the dependencies of signing in with services. */
export function wireSocialLogin(background: Services): SocialLoginParts {
	const { config, database, accounts, sessions, profile, now } = background
	return {
		...accounts,
		clients: createSocialClients(config.social),
		store: socialLoginStore({ orm: database.orm, now }),
		publicUrl: config.publicUrl,
		sessions,
		userOf: profile.user,
	}
}
