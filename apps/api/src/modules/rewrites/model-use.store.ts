import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, modelUse } from '#db/schema.ts'
import type { PersonalData } from '#services/personal-data.ts'
import type { RetentionTime } from '#services/retention.ts'
import { utcDay } from '#services/utc-day.ts'

/** Days after which it does not matter any more how much was used. */
const keptDays = 90
const dayMs = 86_400_000

/** The tokens that a person may use in a day, by plan. */
export type DailyTokens = { free: number; premium: number }

export type ModelUse = ReturnType<typeof modelUseStore>

/** Counts the use of the language model per person and day, over all processes. */
export function modelUseStore({ orm, now }: { orm: Orm; now: () => number }) {
	const today = () => utcDay(now())
	const maxOf = async (userId: string, { free, premium }: DailyTokens): Promise<number> => {
		const [found] = await orm
			.select({ plan: account.plan })
			.from(account)
			.where(eq(account.id, userId))
		return found?.plan === 'premium' ? premium : free
	}
	return {
		/**
		 * Takes the most that a question can cost out of today's tokens, before it is asked; resolves to whether
		 * there was enough.
		 */
		async take(userId: string, tokens: number, limits: DailyTokens): Promise<boolean> {
			const max = await maxOf(userId, limits)
			if (tokens > max) return false
			const taken = await orm
				.insert(modelUse)
				.values({ accountId: userId, day: today(), tokens, requests: 1 })
				.onConflictDoUpdate({
					target: [modelUse.accountId, modelUse.day],
					set: {
						tokens: sql`${modelUse.tokens} + ${tokens}`,
						requests: sql`${modelUse.requests} + 1`,
					},
					setWhere: sql`${modelUse.tokens} + ${tokens} <= ${max}`,
				})
				.returning({ tokens: modelUse.tokens })
			return taken.length > 0
		},

		/** Corrects what was taken, once the cost of the question is known. */
		async settle(userId: string, { taken, used }: { taken: number; used: number }): Promise<void> {
			await orm
				.update(modelUse)
				.set({ tokens: sql`greatest(${modelUse.tokens} + ${used - taken}, 0)` })
				.where(and(eq(modelUse.accountId, userId), eq(modelUse.day, today())))
		},

		/** Returns the tokens that a person has left today. */
		async left(userId: string, limits: DailyTokens): Promise<number> {
			const [used] = await orm
				.select({ tokens: modelUse.tokens })
				.from(modelUse)
				.where(and(eq(modelUse.accountId, userId), eq(modelUse.day, today())))
			return Math.max(0, (await maxOf(userId, limits)) - (used?.tokens ?? 0))
		},

		async removeExpired(at: RetentionTime): Promise<void> {
			const oldest = utcDay(at.getTime() - keptDays * dayMs)
			await orm.delete(modelUse).where(lt(modelUse.day, oldest))
		},
	}
}

/** Returns a person's use of the language model as personal data, by day. */
export function modelUsePersonalData({ orm }: { orm: Orm }): PersonalData {
	const { day, tokens, requests } = modelUse
	return {
		async files(accountId) {
			const days = await orm
				.select({ day, tokens, requests })
				.from(modelUse)
				.where(eq(modelUse.accountId, accountId))
				.orderBy(asc(day))
			return days.length === 0
				? []
				: [{ path: 'language-model-use.json', read: () => Promise.resolve({ days }) }]
		},

		async remove(accountId) {
			await orm.delete(modelUse).where(eq(modelUse.accountId, accountId))
		},
	}
}
