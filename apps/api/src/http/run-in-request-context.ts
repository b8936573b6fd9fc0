import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Runs everything that a request leads to in a separate context: `enter` calls `next` within it. `enter` is called
 * twice, because reading the body continues in the context of the socket.
 */
export function runInRequestContext(
	app: FastifyInstance,
	enter: (request: FastifyRequest, next: () => void) => void,
): void {
	const hook = (request: FastifyRequest, _reply: unknown, done: () => void) => enter(request, done)
	app.addHook('onRequest', hook)
	app.addHook('preValidation', hook)
}
