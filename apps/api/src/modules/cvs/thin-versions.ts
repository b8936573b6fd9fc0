import { sql } from 'drizzle-orm'
import type { RetentionTime } from '#services/retention.ts'
import type { CvStoreParts } from './cv-parts.ts'

const dayMs = 86_400_000
/** What went out with an application stays, so that a person can see what the employer has. */
const wasNotSent = sql`not exists (
	select 1 from application where application.sent_version_id = cv_version.id)`
/** Beyond so many versions of one CV without a name, the oldest go. */
const mostUnnamed = 500

/**
 * Thins autosaves without a name as they age: all of the last day stay, then the last of each hour for a week, of
 * each day for a month, of each week for a year, and of each month after that. Runs again and again to the same end.
 */
export async function thinVersions(
	{ orm }: Pick<CvStoreParts, 'orm'>,
	at: RetentionTime,
): Promise<void> {
	const ago = (days: number) =>
		sql`${new Date(at.getTime() - days * dayMs).toISOString()}::timestamptz`
	await orm.execute(sql`
		delete from cv_version where id in (
			select id from (
				select id, row_number() over (
					partition by cv_id, case
						when created_at > ${ago(7)} then date_trunc('hour', created_at, 'UTC')
						when created_at > ${ago(31)} then date_trunc('day', created_at, 'UTC')
						when created_at > ${ago(366)} then date_trunc('week', created_at, 'UTC')
						else date_trunc('month', created_at, 'UTC')
					end
					order by number desc
				) as place
				from cv_version
				where reason = 'autosave' and label = '' and created_at <= ${ago(1)} and ${wasNotSent}
			) as aged where place > 1
		)`)
	await orm.execute(sql`
		delete from cv_version where id in (
			select id from (
				select id, row_number() over (partition by cv_id order by number desc) as place
				from cv_version where label = '' and reason <> 'manual' and ${wasNotSent}
			) as unnamed where place > ${mostUnnamed}
		)`)
}
