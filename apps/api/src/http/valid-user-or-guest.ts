import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * A hook for what anybody may see: sets `signedIn` if the request carries a token that is good. Unlike `optionalUser` it
 * takes everybody else for a guest, so that a session that has ended keeps nobody from reading.
 */
export async function validUserOrGuest(request: FastifyRequest): Promise<void> {
	if (request.headers.authorization === undefined) return
	try {
		request.signedIn = await request.server.identify(request)
	} catch (error) {
		if (!(error instanceof AppError)) throw error
	}
}
