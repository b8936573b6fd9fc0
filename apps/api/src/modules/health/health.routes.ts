import { getHealth } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '#http/route-of.ts'
import { type HealthChecks, statesOf } from '#services/health-checks.ts'

export type HealthParts = { version: string; checks: HealthChecks }

/** Whether the service is ready, part by part. */
export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (
	app,
	{ version, checks },
) => {
	const route = routeOf(getHealth)
	const { 200: answer } = route.schema.response
	app.route({
		...route,
		schema: { ...route.schema, response: { 200: answer, 503: answer } },
		handler: async (_request, reply) => {
			const states = await statesOf(checks)
			const isWell = Object.values(states).every((state) => state === 'ok')
			return reply
				.code(isWell ? 200 : 503)
				.header('cache-control', 'no-store')
				.send({ status: isWell ? 'ok' : 'failing', version, checks: states })
		},
	})
}
