import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** The part of a route's `config` that limits its rate. */
export type RateLimit = { rateLimit: { max: number; timeWindow: string } }

/** Limits a route to `max` calls a minute from one address. */
export function perMinute(max: number): RateLimit {
	return { rateLimit: { max, timeWindow: '1 minute' } }
}

/**
 * Counts calls per address, on the routes that ask for it, and answers 429 with `Retry-After` beyond the limit.
 * The counts live in this process: several processes each allow the limit.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
	await app.register(rateLimit, {
		global: false,
		errorResponseBuilder: () => new AppError('too_many_requests'),
	})
}
