import { type StatusDay, statusDays } from '@app/contract'
import { gte, lt, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { statusHour } from '#db/schema.ts'
import type { PartState } from '#services/health-checks.ts'
import type { RetentionTime } from '#services/retention.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The beginning of the first day that is shown, in UTC. */
function oldestShown(atMs: number): Date {
	return new Date(Math.floor(atMs / dayMs - (statusDays - 1)) * dayMs)
}

export type StatusStore = ReturnType<typeof statusStore>

/** Keeps the results of probes, counted by the hour, for as long as they are shown. */
export function statusStore({ orm, now }: { orm: Orm; now: () => number }) {
	return {
		/** Counts one probe of every part. */
		async record(states: Record<string, PartState>): Promise<void> {
			const hour = new Date(Math.floor(now() / hourMs) * hourMs)
			const rows = Object.entries(states).map(([part, state]) => ({
				part,
				hour,
				ok: 0,
				failing: 0,
				[state]: 1,
			}))
			await orm
				.insert(statusHour)
				.values(rows)
				.onConflictDoUpdate({
					target: [statusHour.part, statusHour.hour],
					set: {
						ok: sql`${statusHour.ok} + excluded.ok`,
						failing: sql`${statusHour.failing} + excluded.failing`,
					},
				})
		},

		/** Deletes the results that are too old to be shown. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm.delete(statusHour).where(lt(statusHour.hour, oldestShown(at.getTime())))
		},

		/** The days of each part on which it was probed, the oldest first. */
		async history(): Promise<Map<string, StatusDay[]>> {
			const day = sql<string>`to_char(${statusHour.hour} at time zone 'UTC', 'YYYY-MM-DD')`
			const rows = await orm
				.select({
					part: statusHour.part,
					day,
					ok: sql<number>`sum(${statusHour.ok})::int`,
					failing: sql<number>`sum(${statusHour.failing})::int`,
				})
				.from(statusHour)
				.where(gte(statusHour.hour, oldestShown(now())))
				.groupBy(statusHour.part, day)
				.orderBy(day)
			return Map.groupBy(rows, ({ part }) => part)
		},
	}
}
