import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Has all that a request leads to run in a context of its own: `enter` calls `next` within it. It is entered twice,
 * because reading the body continues in the context of the socket.
 */
export function runInRequestContext(
	app: FastifyInstance,
	enter: (request: FastifyRequest, next: () => void) => void,
): void {
	const hook = (request: FastifyRequest, _reply: unknown, done: () => void) => enter(request, done)
	app.addHook('onRequest', hook)
	app.addHook('preValidation', hook)
}
