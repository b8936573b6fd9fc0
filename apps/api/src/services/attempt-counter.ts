import { createHmac } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Orm } from '#db/database.ts'
import { rateCount } from '#db/schema.ts'
import type { RetentionTime } from './retention.ts'

/** At most `max` attempts, or units of anything, in a window that starts with the first one. */
export type Limit = { name: string; max: number; windowMs: number }

export type Attempt = {
	isAllowed: boolean
	/** Its number within the window, starting at 1. */
	count: number
	/** Seconds until the window ends, at least 1; the value of `Retry-After`. */
	retryAfterSeconds: number
}

export type AttemptCounterDeps = {
	orm: Orm
	now: () => number
	/** Hashes the subject of a row, so that the table holds neither IP nor email addresses. */
	key: Uint8Array
}

export type AttemptCounter = ReturnType<typeof createAttemptCounter>

const rememberedSubjects = 5000

/** Creates the rate limiter. It counts in the database, so a limit holds across all processes. */
export function createAttemptCounter({ orm, now, key }: AttemptCounterDeps) {
	const keyOf = ({ name }: Limit, subject: string): string =>
		`${name}:${createHmac('sha256', key).update(`${name}:${subject}`).digest('base64url')}`
	/** The last database rows of subjects over their limit. */
	const refused = new LRUCache<string, { count: number; windowEnd: Date }>({
		max: rememberedSubjects,
	})

	function toAttempt({ max }: Limit, { count, windowEnd }: { count: number; windowEnd: Date }) {
		const waitMs = windowEnd.getTime() - now()
		return {
			count,
			isAllowed: count <= max,
			retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
		}
	}

	return {
		/**
		 * Counts one attempt of a subject, or `amount` units, and returns whether that is within the limit. Zero only reads.
		 */
		async take(limit: Limit, subject: string, amount = 1): Promise<Attempt> {
			const current = new Date(now())
			const fresh = { count: amount, windowEnd: new Date(now() + limit.windowMs) }
			const isOver = lte(rateCount.windowEnd, current)
			const [row] = await orm
				.insert(rateCount)
				.values({ key: keyOf(limit, subject), ...fresh })
				.onConflictDoUpdate({
					target: rateCount.key,
					set: {
						count: sql`case when ${isOver} then ${amount}::integer else ${rateCount.count} + ${amount}::integer end`,
						windowEnd: sql`case when ${isOver} then excluded.window_end else ${rateCount.windowEnd} end`,
					},
				})
				.returning()
			const attempt = toAttempt(limit, row ?? fresh)
			if (!attempt.isAllowed) refused.set(keyOf(limit, subject), row ?? fresh)
			return attempt
		},

		/**
		 * Returns the refusal of a subject that is known to be over its limit, or `null`. Reads this process's memory
		 * only: don't use it where another process may `giveBack` attempts, because this process wouldn't notice.
		 */
		knownRefusal(limit: Limit, subject: string): Attempt | null {
			const known = refused.get(keyOf(limit, subject))
			if (known === undefined || known.windowEnd.getTime() <= now()) return null
			const attempt = toAttempt(limit, known)
			return attempt.isAllowed ? null : attempt
		},

		/** Gives back one harmless attempt, or `amount` unused units. */
		async giveBack(limit: Limit, subject: string, amount = 1): Promise<void> {
			refused.delete(keyOf(limit, subject))
			await orm
				.update(rateCount)
				.set({ count: sql`greatest(${rateCount.count} - ${amount}::integer, 0)` })
				.where(eq(rateCount.key, keyOf(limit, subject)))
		},

		/** Resets the count of a subject. */
		async forget(limit: Limit, subject: string): Promise<void> {
			refused.delete(keyOf(limit, subject))
			await orm.delete(rateCount).where(eq(rateCount.key, keyOf(limit, subject)))
		},

		/** Deletes counts of windows that have ended. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm.delete(rateCount).where(lte(rateCount.windowEnd, at))
		},
	}
}
