import type { FastifyRequest } from 'fastify'
import type { Attempts, Limit } from '#services/count-attempts.ts'
import { AppError } from './app-error.ts'
import { toNetwork } from './to-network.ts'

/**
 * A hook that answers 429 with `Retry-After` beyond so many calls from one address, over all processes. It writes to
 * the database, so what is called several times a second is limited by `perMinute`, in the process.
 */
export function limitPerAddress(
	attempts: Attempts,
	limit: Limit,
): (request: FastifyRequest) => Promise<void> {
	return async ({ ip }) => {
		const { isAllowed, retryAfterSeconds } = await attempts.take(limit, toNetwork(ip))
		if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
	}
}
