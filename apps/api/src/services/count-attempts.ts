import { createHmac } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Orm } from '#db/database.ts'
import { rateCount } from '#db/schema.ts'
import type { RetentionTime } from './retention.ts'

/** So many times, or so much of anything, in a window of time that begins with the first. */
export type Limit = { name: string; max: number; windowMs: number }

export type Attempt = {
	isAllowed: boolean
	/** Which one in the window it is, beginning with 1. */
	count: number
	/** When the window ends, in seconds from now and at least 1: what `Retry-After` says. */
	retryAfterSeconds: number
}

export type AttemptParts = {
	orm: Orm
	now: () => number
	/** Hides whom a row counts, so that the table lists neither addresses nor e-mails. */
	key: Uint8Array
}

export type Attempts = ReturnType<typeof countAttempts>

const rememberedSubjects = 5000

/** Counts in the database, so that a limit holds over all processes together. */
export function countAttempts({ orm, now, key }: AttemptParts) {
	const keyOf = ({ name }: Limit, subject: string): string =>
		`${name}:${createHmac('sha256', key).update(`${name}:${subject}`).digest('base64url')}`
	/** What the database last said of subjects that were over their limit. */
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
		 * Counts one attempt of a subject, or so much of what is counted, and says whether it is still within the limit.
		 * Zero only reads.
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
		 * The refusal of a subject that this process knows to be over the limit until its window ends, or `null`. It asks
		 * nothing of the database, so it is for limits whose attempts no other process gives back.
		 */
		knownRefusal(limit: Limit, subject: string): Attempt | null {
			const known = refused.get(keyOf(limit, subject))
			if (known === undefined || known.windowEnd.getTime() <= now()) return null
			const attempt = toAttempt(limit, known)
			return attempt.isAllowed ? null : attempt
		},

		/** Takes one attempt back, because it did no harm, or so much of what is counted, because it wasn’t used. */
		async giveBack(limit: Limit, subject: string, amount = 1): Promise<void> {
			refused.delete(keyOf(limit, subject))
			await orm
				.update(rateCount)
				.set({ count: sql`greatest(${rateCount.count} - ${amount}::integer, 0)` })
				.where(eq(rateCount.key, keyOf(limit, subject)))
		},

		/** Begins anew for a subject. */
		async forget(limit: Limit, subject: string): Promise<void> {
			refused.delete(keyOf(limit, subject))
			await orm.delete(rateCount).where(eq(rateCount.key, keyOf(limit, subject)))
		},

		/** Deletes the counts whose window is over. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm.delete(rateCount).where(lte(rateCount.windowEnd, at))
		},
	}
}
