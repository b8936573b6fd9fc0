import { randomUUID } from 'node:crypto'
import { jobWishSchema } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../apps/api/src/db/database.ts'
import { account, jobSearch, jobSource } from '../../../apps/api/src/db/schema.ts'
import { idOfSource, type JobSource } from '../../../apps/api/src/job-sources-config.ts'
import { ingestJobs } from '../../../apps/api/src/modules/vacancies/ingest-feed.ts'
import { openJobQueue } from '../../../apps/api/src/services/open-job-queue.ts'
import { jobAlertsQueue } from '../../../apps/api/src/services/queues.ts'

const hourMs = 3_600_000
const log = { warn: () => {} }

type Alerts = { email: string; count: number; source: JobSource; startAfterSeconds: number }

/**
 * Inserts `count` due saved searches of one person, a job that is new to each, and a job that starts to write their
 * e-mails after `startAfterSeconds`. The product has to be stopped.
 */
export async function seedAlerts(database: Database, alerts: Alerts): Promise<void> {
	const { orm } = database
	const { email, count, source, startAfterSeconds } = alerts
	const [owner] = await orm.select().from(account).where(eq(account.email, email))
	if (owner === undefined) throw new Error(`${email} has no account.`)
	const sourceId = idOfSource(source)
	const now = Date.now()
	await orm.insert(jobSource).values({ id: sourceId, name: 'Seeded', nextAt: new Date(now) })
	await ingestJobs(orm, { sourceId, seenAt: new Date(now - 2 * hourMs) }, [newJob])
	const searches = Array.from({ length: count }, (_, index) => ({
		id: randomUUID(),
		ownerId: owner.id,
		name: `Search ${index}`,
		wish: jobWishSchema.parse({}),
		alert: 'daily' as const,
		toldUntil: new Date(now - 24 * hourMs),
		nextAlertAt: new Date(now - hourMs),
		createdAt: new Date(now - 24 * hourMs),
	}))
	await orm.insert(jobSearch).values(searches)
	await withQueues(database, (send) => send([jobAlertsQueue], startAfterSeconds))
}

const newJob = {
	externalId: 'seeded',
	title: 'Night Porter',
	company: 'Harbour Hotel',
	place: 'Hull, England',
	isRemote: false,
	types: [],
	salary: null,
	html: '<p>Look after guests at night.</p>',
	isExcerpt: false,
	url: 'https://example.com/night-porter',
	postedAt: new Date(),
	closesAt: null,
}

type Send = (queues: string[], startAfterSeconds?: number) => Promise<string[]>

/** Lets `work` put jobs without data into queues. */
export async function withQueues<T>(
	database: Database,
	work: (send: Send) => Promise<T>,
): Promise<T> {
	const boss = await openJobQueue(database, log)
	try {
		return await work(async (queues, startAfter = 0) => {
			const ids: string[] = []
			for (const queue of queues) ids.push((await boss.send(queue, {}, { startAfter })) ?? '')
			return ids
		})
	} finally {
		await boss.stop({ graceful: true, timeout: 3000 })
	}
}

/** Gives a CV so many more autosaved versions, one for every ten minutes before now. */
export async function seedVersions({ orm }: Database, cvId: string, count: number): Promise<void> {
	await orm.execute(sql`
		insert into cv_version (id, cv_id, number, label, reason, revision, title, document, design, created_at)
		select gen_random_uuid(), id, 1000 + place, '', 'autosave', 1000 + place, title, document, design,
			now() - place * interval '10 minutes'
		from cv, generate_series(1, ${count}::int) as place where id = ${cvId}::uuid`)
}
