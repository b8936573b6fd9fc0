import type { Limit } from '#services/attempt-counter.ts'

/** Pages that one person lets this server open. */
export const jobPageRateLimit: Limit = {
	name: 'job pages of an account',
	max: 30,
	windowMs: 3_600_000,
}
