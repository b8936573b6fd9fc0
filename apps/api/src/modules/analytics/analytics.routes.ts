import { getAnalytics, sendAnalyticsEvent } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { neverStore } from '#http/never-store.ts'
import { routeOf } from '#http/route-of.ts'
import type { PassOn } from './pass-on.ts'

export type AnalyticsParts = {
	/** `null` while the operator has set nothing up. */
	passOn: PassOn | null
}

/** Counting of visits, for those who agreed to it. */
export const analyticsRoutes: FastifyPluginAsyncZod<AnalyticsParts> = async (app, { passOn }) => {
	neverStore(app)
	app.route({
		...routeOf(getAnalytics),
		handler: async () => ({ isConfigured: passOn !== null }),
	})
	app.route({
		...routeOf(sendAnalyticsEvent),
		config: perMinute(120),
		handler: async ({ body, headers }, reply) => {
			const wantsNone = headers['sec-gpc'] === '1'
			if (passOn !== null && !wantsNone) await passOn(body.client, body.event)
			return reply.code(204).send()
		},
	})
}
