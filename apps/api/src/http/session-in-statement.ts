import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { findDatabaseBusy } from '../db/database-busy-error.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Whether the handler's own statement checks the session; see `sessionInStatement`. */
		asksForSession?: boolean
	}
}

/**
 * Options for a route whose statement has the session among its conditions, so that a save needs one statement instead of
 * two. Before the handler, only the token is checked. If the statement changes nothing, or anything fails, the session is
 * checked by itself, so a person who is signed out gets that answer and no other.
 */
export const sessionInStatement = {
	config: { asksForSession: true },
	async errorHandler(error: FastifyError, request: FastifyRequest, _reply: FastifyReply) {
		// A request that wasn't let to the database isn't worth a turn for its answer.
		if (findDatabaseBusy(error) === null) await request.server.identify(request)
		throw error
	},
}

/** A hook for such a route. Throws `signed_out` (401) if the request has no valid token. */
export async function requireToken(request: FastifyRequest): Promise<void> {
	request.signedIn = await request.server.readToken(request)
}
