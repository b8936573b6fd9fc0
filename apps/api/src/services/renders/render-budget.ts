import { LRUCache } from 'lru-cache'
import { AppError } from '#http/app-error.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'

/** Whose renderer time it is, and how much of it, in milliseconds, they may use in a window of time. */
export type Payer = { limit: Limit; subject: string }

type Tally = {
	/** The time that this process has used and has not written down yet. */
	unwrittenMs: number
	/** How long the database's answer is trusted. */
	knownUntil: number
	/** When the next window begins for a payer that has used up this one, or 0. */
	spentUntil: number
}

type Parts = {
	attempts: AttemptCounter
	now: () => number
	/** Hears of a database that does not answer; renders go on without being counted then. */
	onFailure: (error: unknown) => void
}

// Between two key presses nobody waits for the database: use is written down in portions, and read so often.
const portionMs = 500
const believedMs = 5000
const rememberedPayers = 5000

/**
 * The renderer time that people use, counted in the database for all processes together. Each process may be behind by
 * a portion, or by a few seconds of another's use.
 */
export function renderBudget({ attempts, now, onFailure }: Parts) {
	const tallies = new LRUCache<string, Tally>({ max: rememberedPayers })

	function getTally({ limit, subject }: Payer): Tally {
		const key = `${limit.name} ${subject}`
		const tally = tallies.get(key) ?? { unwrittenMs: 0, knownUntil: 0, spentUntil: 0 }
		tallies.set(key, tally)
		return tally
	}

	/** Stores this process's use and loads the use of all processes. */
	async function settle({ limit, subject }: Payer, tally: Tally): Promise<void> {
		const usedMs = Math.round(tally.unwrittenMs)
		tally.unwrittenMs = 0
		tally.knownUntil = now() + believedMs
		try {
			const { count, retryAfterSeconds } = await attempts.take(limit, subject, usedMs)
			tally.spentUntil = count < limit.max ? 0 : now() + retryAfterSeconds * 1000
		} catch (error) {
			onFailure(error)
		}
	}

	function refuseSpent(tally: Tally): void {
		const leftMs = tally.spentUntil - now()
		if (leftMs <= 0) return
		throw new AppError('too_many_requests', undefined, {
			retryAfterSeconds: Math.ceil(leftMs / 1000),
		})
	}

	return {
		/** Throws `too_many_requests`, with the wait as `Retry-After`, when this payer has used up their time. */
		async check(payer: Payer): Promise<void> {
			const tally = getTally(payer)
			refuseSpent(tally)
			if (tally.knownUntil <= now()) await settle(payer, tally)
			refuseSpent(tally)
		},

		/** The same by what this process knows, at once. */
		checkKnown: (payer: Payer) => refuseSpent(getTally(payer)),

		/** Counts so many milliseconds. */
		async charge(payer: Payer, usedMs: number): Promise<void> {
			const tally = getTally(payer)
			tally.unwrittenMs += usedMs
			if (tally.unwrittenMs >= portionMs) await settle(payer, tally)
		},
	}
}
