import type { FastifyInstance } from 'fastify'
import type { Draining } from '#services/draining.ts'

/**
 * Lets every connection end with its next answer while the server drains, also when the request came before. A proxy
 * that keeps connections open would otherwise send a request on one in the moment in which the server closes it, and may
 * not send a POST again.
 */
export function drainConnections(app: FastifyInstance, draining: Draining): void {
	app.addHook('onSend', async (_request, reply) => {
		if (draining.isDraining()) void reply.header('connection', 'close')
	})
}
