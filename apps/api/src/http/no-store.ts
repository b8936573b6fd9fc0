import type { FastifyInstance } from 'fastify'

/** Keeps the answers of a module out of every cache, unless a route says otherwise. */
export function addNoStore(app: Pick<FastifyInstance, 'addHook'>): void {
	app.addHook('onSend', async (_request, reply) => {
		if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
	})
}
