import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newTurnTaker, runAsTurnTaker } from '../db/turn-taker.ts'
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
export async function shedLoad(app: FastifyInstance, load: LoadParts): Promise<void> {
	if (load.maxWaitMs === 0) return
	const queue = measureQueue(load)
	app.addHook('onRequest', async (_request, reply) => {
		queue.begin()
		reply.raw.once('close', queue.end)
	})
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

/**
 * So many requests at once are a crowd, of whom nobody may wait for longer than this: each step of a request waits for one
 * of every other's. Fewer wait for a long job, not for each other, and would rather have their answer.
 */
const crowd = { requests: 24, maxWaitMs: 250 }

/** The number of long waits in a row that make a queue; a single long wait may have any cause. */
const longWaitsInARow = 2

/**
 * Measures how long a request waits for the event loop and a connection: a question of our own takes the same way, a few
 * times a second while there are requests.
 */
function measureQueue({ ask, maxWaitMs }: LoadParts) {
	let requests = 0
	let hasRequests = false
	let askedAt: number | null = null
	let longWaits = 0

	// Asked as a request that has had a turn: those that haven't are refused where they wait for it, one by one.
	const askInTurn = () =>
		runAsTurnTaker({ ...newTurnTaker('the length of the queue'), turns: 1 }, ask)

	async function measure(): Promise<void> {
		hasRequests = false
		const startedAt = performance.now()
		const isCrowded = requests >= crowd.requests
		askedAt = startedAt
		// A lost database is no queue; requests that need the database get its own error.
		const isAnswered = await askInTurn().then(
			() => true,
			() => false,
		)
		askedAt = null
		const mostMs = isCrowded ? Math.min(crowd.maxWaitMs, maxWaitMs) : maxWaitMs
		const isLong = isAnswered && performance.now() - startedAt > mostMs
		longWaits = isLong ? longWaits + 1 : 0
	}

	return {
		begin: () => {
			requests += 1
			hasRequests = true
		},
		end: () => {
			requests -= 1
		},
		isShort: (): boolean => {
			if (askedAt === null && (hasRequests || longWaits > 0)) void measure()
			const hasWaitedMs = askedAt === null ? 0 : performance.now() - askedAt
			return longWaits < longWaitsInARow && hasWaitedMs < longWaitsInARow * maxWaitMs
		},
	}
}
