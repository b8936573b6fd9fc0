import { getAnalytics, sendAnalyticsEvent } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { ForwardEvents } from './forward-events.ts'

export type AnalyticsParts = {
	/** `null` while the operator has set nothing up. */
	passOn: ForwardEvents | null
}

/** Counting of visits, for those who agreed to it. */
export const analyticsRoutes: FastifyPluginAsyncZod<AnalyticsParts> = async (app, { passOn }) => {
	addNoStore(app)
	app.route({
		...toRoute(getAnalytics),
		handler: async () => ({ isConfigured: passOn !== null }),
	})
	app.route({
		...toRoute(sendAnalyticsEvent),
		config: perMinute(120),
		handler: async ({ body, headers }, reply) => {
			const wantsNone = headers['sec-gpc'] === '1'
			if (passOn !== null && !wantsNone) await passOn(body.client, body.event)
			return reply.code(204).send()
		},
	})
}
