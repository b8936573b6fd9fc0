import { jobWishSchema } from '@app/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Job, PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { account, job, jobSearch } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { Log } from '#services/open-job-queue.ts'
import { jobAlertsQueue } from '#services/queues.ts'
import { nextAlertAt } from './job-searches.store.ts'
import { buildConditions } from './search-jobs.ts'
import { buildJobQuery } from './search-query.ts'

const mostNamed = 5
/** More new jobs than a search ever has. */
const mostCounted = 100_000
const hourMs = 3_600_000
/** A job is dated by the beginning of the visit that found it, and is written up to so much later. */
const visitMs = 30 * 60_000
/** When more searches are due than this, other workers are asked to help; one is never given two jobs at once. */
const searchesOfOne = 500
const mostHelpers = 7

export type AlertParts = {
	orm: Orm
	now: () => number
	mail: Pick<Mail, 'queue'>
	log: Log
	signal: AbortSignal
}

type Search = typeof jobSearch.$inferSelect

/**
 * Mails the new jobs of the kept searches that are due. A search and its message are one transaction, so no message
 * comes twice.
 */
export async function sendJobAlerts(parts: AlertParts): Promise<void> {
	while (await parts.orm.transaction((tx) => sendNext(tx, parts))) parts.signal.throwIfAborted()
}

/** Sees to the search that is due longest; false when there is none. One that fails does not hold up the others. */
async function sendNext(tx: Orm, { now, mail, log }: AlertParts): Promise<boolean> {
	const at = now()
	const due = await findDue(tx, new Date(at))
	if (due === undefined) return false
	const { search } = due
	let next = nextAlertAt(search.alert, at - visitMs)
	try {
		await tx.transaction((part) => tell(part, mail, { ...due, until: new Date(at - visitMs) }))
	} catch (error) {
		// Logs only the error's name: the database's message repeats what a person searches for.
		const problem = error instanceof Error ? error.name : 'unknown'
		log.warn({ search: search.id, problem }, 'A saved search failed and will be tried again')
		next = new Date(at + hourMs)
	}
	await tx.update(jobSearch).set({ nextAlertAt: next }).where(eq(jobSearch.id, search.id))
	return true
}

async function findDue(tx: Orm, at: Date): Promise<{ search: Search; email: string } | undefined> {
	const [due] = await tx
		.select({ search: jobSearch, email: account.email })
		.from(jobSearch)
		.innerJoin(account, eq(account.id, jobSearch.ownerId))
		.where(
			and(
				lte(jobSearch.nextAlertAt, at),
				eq(account.status, 'active'),
				isNotNull(account.emailVerifiedAt),
				isNull(account.deletionAt),
			),
		)
		.orderBy(asc(jobSearch.nextAlertAt))
		.limit(1)
		.for('update', { of: jobSearch, skipLocked: true })
	return due
}

async function tell(
	tx: Orm,
	mail: AlertParts['mail'],
	{ search, email, until }: { search: Search; email: string; until: Date },
): Promise<void> {
	if (until <= search.toldUntil) return
	const news = await findNews(tx, search, until)
	if (news.count > 0) {
		const { id: searchId, name, wish } = search
		await mail.queue({ kind: 'job_alert', to: email, searchId, name, wish, ...news }, tx)
	}
	await tx.update(jobSearch).set({ toldUntil: until }).where(eq(jobSearch.id, search.id))
}

async function findNews(tx: Orm, search: Search, until: Date) {
	const wish = jobWishSchema.parse(search.wish)
	const { all } = buildConditions(wish, await buildJobQuery(tx, wish), until.getTime())
	const isNew = and(all, gt(job.firstSeenAt, search.toldUntil), lte(job.firstSeenAt, until))
	// With a limit of its own, PostgreSQL finds them by their words. To get the latest few it would otherwise look through
	// all jobs in the order of their dates, which took longer than all else.
	const found = tx
		.select({
			id: job.id,
			title: job.title,
			company: job.company,
			place: job.place,
			postedAt: job.postedAt,
		})
		.from(job)
		.where(isNew)
		.limit(mostCounted)
		.as('found')
	const rows = await tx
		.select({
			id: found.id,
			title: found.title,
			company: found.company,
			place: found.place,
			count: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(found)
		.orderBy(desc(found.postedAt), desc(found.id))
		.limit(mostNamed)
	const jobs = rows.map(({ count: _count, ...named }) => named)
	return { count: rows[0]?.count ?? 0, jobs }
}

/** The data of a job that asks a process to help; a helper asks for no help. */
type AlertJob = Job<{ isHelper?: boolean } | null>

/**
 * Makes this process mail new jobs every hour; of several processes one does, and others help when many searches are
 * due.
 */
export async function scheduleJobAlerts(boss: PgBoss, parts: AlertParts): Promise<void> {
	await boss.work(jobAlertsQueue, async ([job]: AlertJob[]) => {
		if (job?.data?.isHelper !== true) await askForHelp(boss, parts)
		await sendJobAlerts(parts)
	})
	await boss.schedule(jobAlertsQueue, '23 * * * *')
}

async function askForHelp(boss: PgBoss, { orm, now }: AlertParts): Promise<void> {
	const due = await orm.$count(jobSearch, lte(jobSearch.nextAlertAt, new Date(now())))
	const helpers = Math.min(mostHelpers, Math.ceil(due / searchesOfOne) - 1)
	for (let number = 0; number < helpers; number += 1) {
		await boss.send(jobAlertsQueue, { isHelper: true })
	}
}
