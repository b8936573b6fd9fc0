import type { FastifyRequest } from 'fastify'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import { throwTooManyRequests } from './throw-too-many-requests.ts'
import { toNetwork } from './to-network.ts'

/**
 * A hook that answers 429 with `Retry-After` beyond so many calls from one address, over all processes. It writes to
 * the database until the address is over the limit, so calls that come several times a second are limited by `perMinute`,
 * in the process.
 */
export function limitPerAddress(
	attempts: AttemptCounter,
	limit: Limit,
): (request: FastifyRequest) => Promise<void> {
	return async ({ ip }) => {
		const network = toNetwork(ip)
		throwTooManyRequests(
			attempts.knownRefusal(limit, network) ?? (await attempts.take(limit, network)),
		)
	}
}
