import type { FastifyRequest } from 'fastify'

/**
 * A hook for what only people with an account may do: answers 401 `signed_out`, or 403 to a blocked account, before
 * anything of the request is read. The handler then has `userId` and `sessionId`.
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
	request.signedIn = await request.server.identify(request)
}
