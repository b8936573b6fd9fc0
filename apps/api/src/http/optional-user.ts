import type { FastifyRequest } from 'fastify'
import { requireUser } from './require-user.ts'

/**
 * A hook for what guests may do too: sets `signedIn` if the request carries a token. One that is no longer good is
 * answered 401 and not taken for a guest's, so that the client renews it and asks again.
 */
export async function optionalUser(request: FastifyRequest): Promise<void> {
	if (request.headers.authorization !== undefined) await requireUser(request)
}
