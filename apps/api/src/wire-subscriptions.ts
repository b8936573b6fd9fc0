import type { SubscriptionRoutesParts } from './modules/subscription/subscription.routes.ts'
import { subscriptionStore } from './modules/subscription/subscription.store.ts'
import type { Services } from './services.ts'

/** Creates the dependencies of the calls about a person's plan and payments. */
export function wireSubscriptions(background: Services): SubscriptionRoutesParts {
	const { config, database, accounts, mail, modelUse, payments, site, now } = background
	return {
		attempts: accounts.attempts,
		subscriptions: subscriptionStore({
			orm: database.orm,
			now,
			mail,
			payments,
			siteUrl: () => site.url,
			dailyTokens: config.model?.dailyTokens ?? null,
			tokensLeft: modelUse.left,
		}),
	}
}
