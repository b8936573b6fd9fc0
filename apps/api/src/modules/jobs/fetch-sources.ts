import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { job, jobSource } from '#db/schema.ts'
import type { JobsConfig } from '#job-sources-config.ts'
import type { Log } from '#services/open-jobs.ts'
import { jobFeedsQueue } from '#services/queues.ts'
import { FetchProblem } from '#services/safe-fetch/fetch-problem.ts'
import type { SafeFetch } from '#services/safe-fetch/safe-fetch.ts'
import { type OpenSource, openSource } from './feeds/feed-list.ts'
import { claimDue, type VisitParts, visitSource } from './fetch-source.ts'
import { closePast, dropUnseen } from './take-feed.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A process that dies while it fetches leaves the source to others after this. */
const claimMs = 15 * minuteMs
const keptClosedMs = 30 * dayMs

export type JobFetcher = {
	hasSources: boolean
	fetchDue: () => Promise<void>
	tidyUp: () => Promise<void>
}

type FetcherParts = Omit<VisitParts, 'fetch'> & {
	/** How the sources of a host are fetched. */
	fetchFrom: (host: string) => SafeFetch
	config: JobsConfig
	log: Log
}

/** Visits the sources of the configuration, each at its own pace. */
export function jobFetcher(parts: FetcherParts): JobFetcher {
	const { orm, now, fetchFrom, config, log, signal } = parts
	const sources = new Map(
		config.sources.map((source) => {
			const opened = openSource(source, config)
			return [opened.id, opened]
		}),
	)

	async function visit(source: OpenSource, claimed: typeof jobSource.$inferSelect): Promise<void> {
		const everyMs = source.everyHours * hourMs
		try {
			const fetch = fetchFrom(new URL(source.first().url).host)
			const unread = await visitSource({ orm, now, signal, fetch }, source, claimed)
			if (unread > 0)
				log.warn({ source: source.id, unread }, 'Some jobs of a source could not be read')
			await settle(source.id, {
				failures: 0,
				problem: null,
				waitMs: everyMs,
				fetchedAt: new Date(now()),
			})
		} catch (error) {
			if (signal.aborted) return
			const failures = claimed.failures + 1
			const { code, retryAfterMs } = error instanceof FetchProblem ? error : unknownProblem
			log.warn(
				{ source: source.id, problem: code, ...(code === 'unexpected' && { err: error }) },
				'A source of jobs could not be read and will be tried again',
			)
			const waitMs = Math.max(backOff(everyMs, failures), Math.min(retryAfterMs ?? 0, dayMs))
			await settle(source.id, { failures, problem: code, waitMs })
		}
	}

	async function settle(
		id: string,
		{
			waitMs,
			...outcome
		}: { failures: number; problem: string | null; waitMs: number; fetchedAt?: Date },
	): Promise<void> {
		await orm
			.update(jobSource)
			.set({ ...outcome, nextAt: new Date(now() + waitMs) })
			.where(eq(jobSource.id, id))
	}

	return {
		hasSources: sources.size > 0,

		/** Visits every source that is due; other processes visit others meanwhile. */
		async fetchDue() {
			await noteSources(parts, [...sources.values()])
			for (;;) {
				signal.throwIfAborted()
				const at = new Date(now())
				const claimed = await claimDue(orm, { at, until: new Date(now() + claimMs) })
				if (claimed === null) return
				const source = sources.get(claimed.id)
				// Another process may be configured otherwise; then it is for that one.
				if (source !== undefined) await visit(source, claimed)
			}
		},

		/** Closes what is over and deletes what has long been closed. */
		async tidyUp() {
			await closePast(orm, new Date(now()))
			await orm
				.delete(job)
				.where(and(isNotNull(job.closedAt), lt(job.closedAt, new Date(now() - keptClosedMs))))
		},
	}
}

const unknownProblem = { code: 'unexpected', retryAfterMs: null } as const

/** A quarter of the source's own pace but ten minutes at least, then twice as long each time, and at most a day. */
function backOff(everyMs: number, failures: number): number {
	return Math.min(Math.max(10 * minuteMs, everyMs / 4) * 2 ** (failures - 1), dayMs)
}

/** Makes the table list what the configuration does. What it lists no more carries no jobs. */
async function noteSources({ orm, now }: FetcherParts, sources: OpenSource[]): Promise<void> {
	for (const { id, name } of sources) {
		await orm
			.insert(jobSource)
			.values({ id, name, nextAt: new Date(now()) })
			.onConflictDoUpdate({ target: jobSource.id, set: { name, isListed: true } })
	}
	const ids = sources.map(({ id }) => id)
	const isGone = and(
		eq(jobSource.isListed, true),
		ids.length > 0 ? notInArray(jobSource.id, ids) : sql`true`,
	)
	const gone = await orm
		.update(jobSource)
		// Should it be listed again, it is read anew.
		.set({
			isListed: false,
			etag: null,
			lastModified: null,
			bodyHash: null,
			nextAt: new Date(now()),
		})
		.where(isGone)
		.returning({ id: jobSource.id })
	const seenAt = new Date(now())
	const after = new Date(now() + 1)
	for (const { id } of gone) await dropUnseen(orm, { sourceId: id, seenAt }, after)
}

/** Makes this process fetch jobs every five minutes and at once; of several processes one does. */
export async function fetchJobs(boss: PgBoss, fetcher: JobFetcher): Promise<void> {
	await boss.work(jobFeedsQueue, async () => {
		await fetcher.fetchDue()
		await fetcher.tidyUp()
	})
	await boss.schedule(jobFeedsQueue, '*/5 * * * *')
	// A fresh start shows jobs within seconds.
	if (fetcher.hasSources) await boss.send(jobFeedsQueue, {})
}
