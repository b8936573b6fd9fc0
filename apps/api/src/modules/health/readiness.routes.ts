import type { FastifyPluginAsync } from 'fastify'
import type { Draining } from '#services/draining.ts'

/** Whether this server wants to be sent requests; it does not while it is about to stop. */
export const readinessRoutes: FastifyPluginAsync<{ draining: Draining }> = async (
	app,
	{ draining },
) => {
	app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
		const isReady = !draining.isDraining()
		return reply
			.code(isReady ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ status: isReady ? 'ready' : 'draining' })
	})
}
