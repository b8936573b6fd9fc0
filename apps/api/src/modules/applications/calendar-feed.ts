import { type CalendarStep, writeCalendar } from '@app/applications'
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { account, application, applicationSetting } from '#db/schema.ts'
import { hashSecret, randomSecret } from '#services/hash-secret.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'

const dayMs = 86_400_000
/** Steps of longer ago are left out of a calendar. */
const pastDays = 90

/** The calendars of next steps that people subscribe to by a secret address, of which only the hash is kept. */
export function calendarFeed({
	orm,
	now,
	siteUrl,
}: ApplicationStoreDeps & { siteUrl: () => string }) {
	return {
		async get(ownerId: string): Promise<{ isOn: boolean; since: string | null }> {
			const [found] = await orm
				.select({ since: applicationSetting.calendarSince })
				.from(applicationSetting)
				.where(eq(applicationSetting.ownerId, ownerId))
			const since = found?.since ?? null
			return { isOn: since !== null, since: since?.toISOString() ?? null }
		},

		/** Makes a new address; the one from before leads nowhere from then on. */
		async renew(ownerId: string): Promise<{ isOn: true; since: string; url: string }> {
			const secret = randomSecret()
			const calendarSince = new Date(now())
			const changes = { calendarHash: hashSecret(secret), calendarSince }
			await orm
				.insert(applicationSetting)
				.values({ ownerId, ...changes })
				.onConflictDoUpdate({ target: applicationSetting.ownerId, set: changes })
			const url = `${siteUrl()}/api/calendars/${secret}/applications.ics`
			return { isOn: true, since: calendarSince.toISOString(), url }
		},

		async stop(ownerId: string): Promise<void> {
			await orm
				.update(applicationSetting)
				.set({ calendarHash: null, calendarSince: null })
				.where(eq(applicationSetting.ownerId, ownerId))
		},

		/** The calendar at a secret address; `null` when there is none, or its owner may not sign in. */
		async read(secret: string): Promise<string | null> {
			const [found] = await orm
				.select({ ownerId: applicationSetting.ownerId })
				.from(applicationSetting)
				.innerJoin(account, eq(account.id, applicationSetting.ownerId))
				.where(
					and(
						eq(applicationSetting.calendarHash, hashSecret(secret)),
						eq(account.status, 'active'),
						isNull(account.deletionAt),
					),
				)
			if (!found) return null
			const { ownerId } = found
			const rows = await orm
				.select()
				.from(application)
				.where(
					and(
						eq(application.ownerId, ownerId),
						isNull(application.deletedAt),
						isNotNull(application.stepWhat),
						gte(application.stepAt, new Date(now() - pastDays * dayMs)),
					),
				)
				.orderBy(asc(application.stepAt), asc(application.id))
			const steps = rows.map((row) => toStep(row, siteUrl()))
			return writeCalendar({ name: 'Next steps', host: new URL(siteUrl()).hostname, steps })
		},
	}
}

function toStep(row: typeof application.$inferSelect, siteUrl: string): CalendarStep {
	const { id, title, company, stepWhat, stepOn, stepTime, stepAt, revision } = row
	const job = company === '' ? title : `${title}, ${company}`
	return {
		id,
		revision,
		summary: `${stepWhat ?? ''} (${job})`,
		on: stepOn ?? '',
		url: `${siteUrl}/applications?open=${id}`,
		at: stepTime === null ? null : (stepAt?.getTime() ?? null),
		changedAt: row.updatedAt.getTime(),
	}
}
