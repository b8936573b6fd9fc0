import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { clientHasLeft, clientLeft } from '#http/client-left.ts'
import { throwTooManyRequests } from '#http/throw-too-many-requests.ts'
import { toNetwork } from '#http/to-network.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import { FairQueue } from '#services/fair-queue/fair-queue.ts'

/** One address sends two at once, so that a small file need not wait for a large one. */
const mostAtOnce = 2
/** Far more than a server receives at once: a body on a slow line takes minutes and costs next to nothing meanwhile. */
const lanes = 256
/** Each is an open connection whose body waits in the network. */
const mostWaiting = 2000

type InTurn = <T>(
	request: FastifyRequest,
	reply: FastifyReply,
	receive: () => Promise<T>,
) => Promise<T>

/**
 * Receives the uploads of one network two at a time in this process; the others wait unread. Throws
 * `too_many_requests` when the network is known to be over its limit, or when as many of its uploads wait as the limit
 * allows, and `server_busy` when too many of all networks wait. An upload whose client leaves loses its place.
 */
export function limitUploadsPerNetwork(
	attempts: Pick<AttemptCounter, 'knownRefusal'>,
	limit: Limit,
): InTurn {
	const queue = new FairQueue({ lanes, mostAtOnce, mostWaiting, now: () => performance.now() })
	return async (request, reply, receive) => {
		const network = toNetwork(request.ip)
		const refusal = attempts.knownRefusal(limit, network)
		if (refusal) throwTooManyRequests(refusal)
		if (queue.waitingOf(network) >= limit.max) {
			const retryAfterSeconds = Math.ceil(limit.windowMs / 1000)
			throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
		}
		const signal = clientLeft(reply)
		// Several files over a slow line wait for minutes, so how long the wait will be is no reason to refuse one.
		const turn = { key: network, mostWaitMs: Number.POSITIVE_INFINITY, signal }
		try {
			return await queue.run(receive, turn)
		} catch (error) {
			throw signal.aborted ? clientHasLeft() : error
		}
	}
}
