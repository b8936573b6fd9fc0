import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import pino from 'pino'
import { traceIds } from '#services/tracing/in-span.ts'

/** A log on standard error, so that standard output stays for people. */
export function createLog(level: string): FastifyBaseLogger {
	const serializers = { err: withoutValues }
	return pino({ level, base: null, serializers, mixin: traceIds }, pino.destination(2))
}

/** Fastify's own lines carry addresses with session ids and the caller's IP, so they are off. */
export function withoutRequests(): LogController {
	return new LogController({ disableRequestLogging: true })
}

/** Logs each answer with the pattern of its route: no ids, no addresses, no file names. */
export function logRequests(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		void reply.header('x-request-id', request.id)
	})
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{
				method: request.method,
				route: request.routeOptions.url ?? 'none',
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'answered',
		)
	})
}

// Drizzle's errors quote the values of a statement, which may be words of a CV; their cause does not.
function withoutValues(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error }
	if ('params' in error) return withoutValues(error.cause)
	const code = 'code' in error ? error.code : undefined
	return { type: error.name, code, message: error.message, stack: error.stack }
}
