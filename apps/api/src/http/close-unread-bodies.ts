import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Closes the connection behind an answer that was given while the request's body was still arriving. Otherwise Node
 * reads the rest of that body, however long it is, to keep the connection.
 */
export function closeUnreadBodies(app: FastifyInstance): void {
	app.addHook('onSend', async (request, reply) => {
		if (isBodyArriving(request)) void reply.header('connection', 'close')
	})
}

function isBodyArriving({ raw, headers }: FastifyRequest): boolean {
	const hasBody =
		headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
	return hasBody && raw.complete === false
}
