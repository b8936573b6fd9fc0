import type { FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * A signal that is aborted when the connection closes before the answer was sent. The signal of Fastify's own request
 * misses a client that leaves after its whole body was read.
 */
export function clientLeft({ raw }: FastifyReply): AbortSignal {
	const left = new AbortController()
	if (raw.destroyed) left.abort()
	raw.once('close', () => {
		if (!raw.writableFinished) left.abort()
	})
	return left.signal
}

/**
 * Returns the error that ends a request whose client has left. Nobody reads it; it keeps false failures out of the
 * log.
 */
export function clientHasLeft(): AppError {
	return new AppError('bad_request', 'The connection was closed before the answer was ready.')
}
