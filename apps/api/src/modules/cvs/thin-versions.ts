import { type SQL, sql } from 'drizzle-orm'
import type { RetentionTime } from '#services/retention.ts'
import type { CvStoreDeps } from './cv-store-deps.ts'

const dayMs = 86_400_000
/** A version that was sent with an application stays, so that a person can see what the employer has. */
const wasNotSent = sql`not exists (
	select 1 from application where application.sent_version_id = cv_version.id)`
/** Beyond so many versions of one CV without a name, the oldest go. */
const mostUnnamed = 500

/** At these ages, in days, fewer autosaves stay. */
const ages = { hourly: 1, daily: 7, weekly: 31, monthly: 366 }
/** Runs are an hour apart; as long as no worker was off for longer, nothing is passed over. */
const lookBackDays = 2

/**
 * Thins autosaves without a name as they age: all of the last day stay, then the last of each hour for a week, of
 * each day for a month, of each week for a year, and of each month after that. Runs again and again to the same end. Looks
 * only at CVs that have a new version, or one that came of age, within the last two days: after a longer pause of all
 * workers, the others are thinned when something of theirs next comes of age.
 */
export async function thinVersions(
	{ orm }: Pick<CvStoreDeps, 'orm'>,
	at: RetentionTime,
): Promise<void> {
	const ago = (days: number) =>
		sql`${new Date(at.getTime() - days * dayMs).toISOString()}::timestamptz`
	const cameOfAge = Object.values(ages).map(
		(days) => sql`created_at > ${ago(days + lookBackDays)} and created_at <= ${ago(days)}`,
	)
	const changed = (conditions: SQL[]) =>
		sql`cv_id in (select cv_id from cv_version where ${sql.join(conditions, sql` or `)})`
	await orm.execute(sql`
		delete from cv_version where id in (
			select id from (
				select id, row_number() over (
					partition by cv_id, case
						when created_at > ${ago(ages.daily)} then date_trunc('hour', created_at, 'UTC')
						when created_at > ${ago(ages.weekly)} then date_trunc('day', created_at, 'UTC')
						when created_at > ${ago(ages.monthly)} then date_trunc('week', created_at, 'UTC')
						else date_trunc('month', created_at, 'UTC')
					end
					order by number desc
				) as place
				from cv_version
				where reason = 'autosave' and label = '' and created_at <= ${ago(ages.hourly)} and ${wasNotSent}
					and ${changed(cameOfAge)}
			) as aged where place > 1
		)`)
	await orm.execute(sql`
		delete from cv_version where id in (
			select id from (
				select id, row_number() over (partition by cv_id order by number desc) as place
				from cv_version where label = '' and reason <> 'manual' and ${wasNotSent}
					and ${changed([sql`created_at > ${ago(lookBackDays)}`])}
			) as unnamed where place > ${mostUnnamed}
		)`)
}
