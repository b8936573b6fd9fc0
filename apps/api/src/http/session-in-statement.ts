import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Whether the handler asks for the session itself; see `sessionInStatement`. */
		asksForSession?: boolean
	}
}

/**
 * What a route has whose statement names the session among its conditions, which saves everybody who saves a statement of
 * its own. Only the token has been looked at before. When the statement does nothing, or anything fails, the session is
 * asked for: whoever is signed out hears that and nothing else.
 */
export const sessionInStatement = {
	config: { asksForSession: true },
	async errorHandler(error: FastifyError, request: FastifyRequest, _reply: FastifyReply) {
		await request.server.identify(request)
		throw error
	},
}

/** A hook for such a route: answers 401 `signed_out` without a good token. */
export async function requireToken(request: FastifyRequest): Promise<void> {
	request.signedIn = await request.server.readToken(request)
}
