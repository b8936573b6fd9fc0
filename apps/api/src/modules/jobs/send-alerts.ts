import { jobWishSchema } from '@app/contract'
import { and, asc, count, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { account, job, jobSearch } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import { jobAlertsQueue } from '#services/queues.ts'
import { nextAlertAt } from './job-searches.store.ts'
import { conditionsOf } from './search-jobs.ts'
import { readWish } from './search-query.ts'

const mostNamed = 5

export type AlertParts = {
	orm: Orm
	now: () => number
	mail: Pick<Mail, 'queue'>
	signal: AbortSignal
}

/** Mails what is new for the kept searches that are due. A search and its letter are one transaction, so none comes twice. */
export async function sendAlerts(parts: AlertParts): Promise<void> {
	while (await parts.orm.transaction((tx) => sendNext(tx, parts))) parts.signal.throwIfAborted()
}

/** Sees to the search that is due longest; false when there is none. */
async function sendNext(tx: Orm, { now, mail }: AlertParts): Promise<boolean> {
	const at = new Date(now())
	const [due] = await tx
		.select({ search: jobSearch, email: account.email })
		.from(jobSearch)
		.innerJoin(account, eq(account.id, jobSearch.ownerId))
		.where(
			and(
				lte(jobSearch.nextAlertAt, at),
				eq(account.status, 'active'),
				isNotNull(account.emailVerifiedAt),
			),
		)
		.orderBy(asc(jobSearch.nextAlertAt))
		.limit(1)
		.for('update', { of: jobSearch, skipLocked: true })
	if (due === undefined) return false
	const { search, email } = due
	const news = await newsOf(tx, search, at)
	if (news.count > 0) {
		const { id: searchId, name, wish } = search
		await mail.queue({ kind: 'job_alert', to: email, searchId, name, wish, ...news }, tx)
	}
	await tx
		.update(jobSearch)
		.set({ toldUntil: at, nextAlertAt: nextAlertAt(search.alert, now()) })
		.where(eq(jobSearch.id, search.id))
	return true
}

async function newsOf(tx: Orm, search: typeof jobSearch.$inferSelect, at: Date) {
	const wish = jobWishSchema.parse(search.wish)
	const { all } = conditionsOf(wish, await readWish(tx, wish), at.getTime())
	const isNew = and(all, gt(job.firstSeenAt, search.toldUntil), lte(job.firstSeenAt, at))
	const [counted] = await tx.select({ count: count() }).from(job).where(isNew)
	const jobs = await tx
		.select({ id: job.id, title: job.title, company: job.company, place: job.place })
		.from(job)
		.where(isNew)
		.orderBy(desc(job.postedAt), desc(job.id))
		.limit(mostNamed)
	return { count: counted?.count ?? 0, jobs }
}

/** Makes this process mail what is new, every hour; of several processes one does. */
export async function alertPeople(boss: PgBoss, parts: AlertParts): Promise<void> {
	await boss.work(jobAlertsQueue, () => sendAlerts(parts))
	await boss.schedule(jobAlertsQueue, '23 * * * *')
}
