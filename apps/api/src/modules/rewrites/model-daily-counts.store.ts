import type { ModelTaskName } from '@app/rewrite/model'
import { asc, gte, lt, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { modelDay } from '#db/schema.ts'
import type { RetentionTime } from '#services/retention.ts'
import { utcDay } from '#services/utc-day.ts'

/** Days that the operator can look back. */
const keptDays = 400
const dayMs = 86_400_000

const counted = [
	'requests',
	'tokens',
	'offered',
	'toConfirm',
	'refused',
	'local',
	'accepted',
	'edited',
	'declined',
] as const
type Counted = (typeof counted)[number]
/** How often each thing happened, and tokens used. */
export type ModelCounts = Partial<Record<Counted, number>>

/** The sums of one task. */
export type ModelTaskSum = { task: string } & Record<Counted, number>

export type ModelDailyCounts = ReturnType<typeof modelDailyCountsStore>

/** Counts what becomes of the texts of language models, over all processes and restarts; neither texts nor people are kept. */
export function modelDailyCountsStore({ orm, now }: { orm: Orm; now: () => number }) {
	return {
		/** Adds to the counts of today. */
		async add(task: ModelTaskName, counts: ModelCounts): Promise<void> {
			const set = Object.fromEntries(
				counted.map((name) => [name, sql`${modelDay[name]} + ${counts[name] ?? 0}`]),
			)
			await orm
				.insert(modelDay)
				.values({ day: utcDay(now()), task, ...counts })
				.onConflictDoUpdate({ target: [modelDay.day, modelDay.task], set })
		},

		/** The sums of each task over the last days, today among them. */
		async sums(days: number): Promise<ModelTaskSum[]> {
			const oldest = utcDay(now() - (days - 1) * dayMs)
			const sumOf = (name: Counted) => sql<number>`sum(${modelDay[name]})::int`
			return orm
				.select({
					task: modelDay.task,
					requests: sumOf('requests'),
					tokens: sumOf('tokens'),
					offered: sumOf('offered'),
					toConfirm: sumOf('toConfirm'),
					refused: sumOf('refused'),
					local: sumOf('local'),
					accepted: sumOf('accepted'),
					edited: sumOf('edited'),
					declined: sumOf('declined'),
				})
				.from(modelDay)
				.where(gte(modelDay.day, oldest))
				.groupBy(modelDay.task)
				.orderBy(asc(modelDay.task))
		},

		async removeExpired(at: RetentionTime): Promise<void> {
			await orm.delete(modelDay).where(lt(modelDay.day, utcDay(at.getTime() - keptDays * dayMs)))
		},
	}
}
