import { getHealth } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { neverShed } from '#http/shed-load.ts'
import { toRoute } from '#http/to-route.ts'
import type { Draining } from '#services/draining.ts'
import { checkAll, type HealthChecks } from '#services/health-checks.ts'
import type { Readiness } from '#services/readiness.ts'

export type HealthParts = {
	version: string
	checks: HealthChecks
	readiness: () => Promise<Readiness>
	draining: Draining
}

/** Whether the service works: part by part for people, and in short for what starts processes and balances the load. */
export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (
	app,
	{ version, checks, readiness, draining },
) => {
	const route = toRoute(getHealth)
	const { 200: answer } = route.schema.response
	app.route({
		...route,
		config: neverShed,
		schema: { ...route.schema, response: { 200: answer, 503: answer } },
		handler: async (_request, reply) => {
			const states = await checkAll(checks)
			const isWell = Object.values(states).every((state) => state === 'ok')
			return reply
				.code(isWell ? 200 : 503)
				.header('cache-control', 'no-store')
				.send({ status: isWell ? 'ok' : 'failing', version, checks: states })
		},
	})

	const forMachines = { config: neverShed, schema: { hide: true } as object }

	app.get('/livez', forMachines, async (_request, reply) =>
		reply.header('cache-control', 'no-store').send({ status: 'ok' }),
	)

	app.get('/readyz', forMachines, async (_request, reply) => {
		const { status, parts } = await readiness()
		const isStopping = draining.isDraining()
		return reply
			.code(isStopping || status === 'failing' ? 503 : 200)
			.header('cache-control', 'no-store')
			.send({ status: isStopping ? 'draining' : status, parts })
	})
}
