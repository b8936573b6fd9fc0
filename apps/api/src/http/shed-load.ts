import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export type LoadParts = {
	/** Asks the database for next to nothing, in the queue that every request waits in. */
	ask: () => Promise<unknown>
	/** Requests are refused while that takes longer, in milliseconds; 0 refuses none. */
	maxWaitMs: number
}

/** For the `config` of a route that answers however much there is to do. */
export const neverShed = { pressureHandler: () => undefined }

/** For the `config` of a route that sends its callers elsewhere while there is too much to do. */
export function shedTo(path: string) {
	const pressureHandler = (_request: FastifyRequest, reply: FastifyReply) => {
		void reply.code(302).header('location', path)
		return ''
	}
	return { pressureHandler }
}

const sampleMs = 100

/**
 * Answers 503 with `Retry-After` while this process is overloaded, so that the requests that it accepts are served
 * soon. Files of the web app cost next to nothing, and are sent all the same.
 */
export async function shedLoad(app: FastifyInstance, { ask, maxWaitMs }: LoadParts): Promise<void> {
	if (maxWaitMs === 0) return
	const queue = measureQueue(ask, maxWaitMs)
	app.addHook('onRequest', async () => queue.expectRequests())
	await app.register(underPressure, {
		healthCheck: async () => queue.isShort(),
		healthCheckInterval: sampleMs,
		pressureHandler: async (request) => {
			if (!isFile(request)) throw new AppError('server_busy')
		},
	})
}

// Whether a request is for a file or page of the web app, as everything outside the API is.
function isFile({ is404, url }: FastifyRequest): boolean {
	return is404 && !url.startsWith('/api/')
}

/** The number of long waits in a row that make a queue; a single long wait may have any cause. */
const longWaitsInARow = 2

/**
 * Measures how long a request waits for the event loop and a connection: a question of our own takes the same way, a few
 * times a second while there are requests.
 */
function measureQueue(ask: () => Promise<unknown>, maxWaitMs: number) {
	let hasRequests = false
	let askedAt: number | null = null
	let longWaits = 0

	async function measure(): Promise<void> {
		hasRequests = false
		const startedAt = performance.now()
		askedAt = startedAt
		// A lost database is no queue; requests that need the database get its own error.
		const isAnswered = await ask().then(
			() => true,
			() => false,
		)
		askedAt = null
		const isLong = isAnswered && performance.now() - startedAt > maxWaitMs
		longWaits = isLong ? longWaits + 1 : 0
	}

	return {
		expectRequests: () => {
			hasRequests = true
		},
		isShort: (): boolean => {
			if (askedAt === null && (hasRequests || longWaits > 0)) void measure()
			const hasWaitedMs = askedAt === null ? 0 : performance.now() - askedAt
			return longWaits < longWaitsInARow && hasWaitedMs < longWaitsInARow * maxWaitMs
		},
	}
}
