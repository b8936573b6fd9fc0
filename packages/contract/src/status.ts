import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'

/** How many days the history of the parts goes back. */
export const statusDays = 90

/** One day of a part, as far as it was measured. */
const statusDaySchema = z.object({
	/** In UTC: `2026-11-22`. */
	day: z.iso.date(),
	/** How many probes found the part working. */
	ok: z.number().int().nonnegative(),
	failing: z.number().int().nonnegative(),
})
export type StatusDay = z.infer<typeof statusDaySchema>

const statusPartSchema = z.object({
	name: z.string(),
	state: z.enum(['ok', 'failing']),
	/** The days on which the part was probed, the oldest first. */
	days: z.array(statusDaySchema),
})
export type StatusPart = z.infer<typeof statusPartSchema>

export const getStatus = endpoint({
	method: 'GET',
	path: '/api/status/',
	access: anyone,
	summary: 'How the parts of the service are working now, and over recent days',
	response: z.object({
		status: z.enum(['ok', 'failing']),
		version: z.string(),
		checkedAt: z.iso.datetime(),
		/** How often each part is probed, in seconds. */
		everySeconds: z.number(),
		parts: z.array(statusPartSchema),
	}),
})
export type Status = z.infer<typeof getStatus.response>
