import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Job, PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { job, jobSource } from '#db/schema.ts'
import type { JobsConfig } from '#job-sources-config.ts'
import { handleQueueJobs } from '#services/handle-queue-jobs.ts'
import type { Log } from '#services/open-job-queue.ts'
import { jobFeedsQueue, jobFeedVisitQueue } from '#services/queues.ts'
import type { RetentionTime } from '#services/retention.ts'
import { FetchProblem } from '#services/safe-fetch/fetch-problem.ts'
import type { SafeFetch } from '#services/safe-fetch/safe-fetch.ts'
import { type OpenJobSource, openJobSource } from './feeds/feed-list.ts'
import { closePast, dropUnseen } from './ingest-feed.ts'
import { claimSource, findDueSources, type VisitParts, visitJobSource } from './visit-job-source.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** How long one visit may take, with all its pages. */
const visitMs = 5 * minuteMs
/** A process that dies during a visit leaves the source to others after this. */
const claimMs = visitMs + minuteMs
/** Visits of one process at the same time. Sources that failed last time never take the turns of the others. */
const lanes = { answering: 8, failing: 2 }
const priorities = { answering: 1, failing: 0 }
/** A visit may wait longer than anything that a person asks for; notifications wake the lanes. */
const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 }
const keptClosedMs = 30 * dayMs

/** A source that is to be visited, and how often in a row it has failed. */
type DueSource = { id: string; failures: number }

export type JobFetcher = {
	/** How many sources the configuration lists. */
	sourceCount: number
	/** Writes the configured sources into the table, and returns the sources that are due. */
	findDue: () => Promise<DueSource[]>
	/**
	 * Visits a source until its deadline or the signal, unless another process has claimed it. Never rejects because
	 * of the source.
	 */
	visit: (id: string, signal?: AbortSignal) => Promise<void>
	/** Closes the jobs whose last day has passed. */
	closePast: () => Promise<void>
}

type FetcherParts = Omit<VisitParts, 'fetch'> & {
	/** How the sources of a host are fetched. */
	fetchFrom: (host: string) => SafeFetch
	config: JobsConfig
	log: Log
	/** How long one visit may take, in milliseconds. */
	deadlineMs?: number
}

type Outcome = { failures: number; problem: string | null; waitMs: number; fetchedAt?: Date }

/** Visits the sources of the configuration, each at its own pace. */
export function jobFetcher(parts: FetcherParts): JobFetcher {
	const { orm, now, fetchFrom, config, log, signal: stopping, deadlineMs = visitMs } = parts
	const sources = new Map(
		config.sources.map((source) => {
			const opened = openJobSource(source, config)
			return [opened.id, opened]
		}),
	)

	async function visitClaimed(
		source: OpenJobSource,
		claimed: typeof jobSource.$inferSelect,
		signal: AbortSignal,
	): Promise<Outcome> {
		const everyMs = source.everyHours * hourMs
		const deadline = AbortSignal.timeout(deadlineMs)
		try {
			const fetch = fetchFrom(new URL(source.first().url).host)
			const visitParts = { orm, now, signal: AbortSignal.any([signal, deadline]), fetch }
			const unread = await visitJobSource(visitParts, source, claimed)
			if (unread > 0)
				log.warn({ source: source.id, unread }, 'Some jobs of a source could not be read')
			return { failures: 0, problem: null, waitMs: everyMs, fetchedAt: new Date(now()) }
		} catch (error) {
			// A visit that was stopped says nothing about the source: the source is as due as before.
			if (signal.aborted) return { failures: claimed.failures, problem: claimed.problem, waitMs: 0 }
			const failures = claimed.failures + 1
			const { code, retryAfterMs } = deadline.aborted ? tooSlow : problemOf(error)
			log.warn(
				{ source: source.id, problem: code, ...(code === 'unexpected' && { err: error }) },
				'A source of jobs could not be read and will be tried again',
			)
			const waitMs = Math.max(backOff(everyMs, failures), Math.min(retryAfterMs ?? 0, dayMs))
			return { failures, problem: code, waitMs }
		}
	}

	return {
		sourceCount: sources.size,

		async findDue() {
			await noteSources(parts, [...sources.values()])
			return findDueSources(orm, new Date(now()))
		},

		async visit(id, jobSignal) {
			const source = sources.get(id)
			// Another process may be configured otherwise; then it is for that one.
			if (source === undefined) return
			const times = { at: new Date(now()), until: new Date(now() + claimMs) }
			const claimed = await claimSource(orm, id, times)
			if (claimed === null) return
			const signal = jobSignal ? AbortSignal.any([stopping, jobSignal]) : stopping
			const { waitMs, ...outcome } = await visitClaimed(source, claimed, signal)
			await orm
				.update(jobSource)
				.set({ ...outcome, nextAt: new Date(now() + waitMs) })
				.where(eq(jobSource.id, id))
		},

		closePast: () => closePast(orm, new Date(now())),
	}
}

/** Deletes jobs that have been closed for a month. */
export async function removeClosedJobs(orm: Orm, at: RetentionTime): Promise<void> {
	const before = new Date(at.getTime() - keptClosedMs)
	await orm.delete(job).where(and(isNotNull(job.closedAt), lt(job.closedAt, before)))
}

function problemOf(error: unknown) {
	return error instanceof FetchProblem ? error : unknownProblem
}

const tooSlow = { code: 'too_slow', retryAfterMs: null } as const
const unknownProblem = { code: 'unexpected', retryAfterMs: null } as const

/** A quarter of the source's own pace but ten minutes at least, then twice as long each time, and at most a day. */
function backOff(everyMs: number, failures: number): number {
	return Math.min(Math.max(10 * minuteMs, everyMs / 4) * 2 ** (failures - 1), dayMs)
}

/** Writes the configured sources into the table. A source that is no longer configured carries no jobs. */
async function noteSources({ orm, now }: FetcherParts, sources: OpenJobSource[]): Promise<void> {
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

/**
 * Makes this process fetch jobs, every five minutes and at once. One job looks for sources that are due and queues a job
 * for each, so a source that hangs holds up no other; of several processes one visits a source.
 */
export async function scheduleJobFetching(boss: PgBoss, fetcher: JobFetcher): Promise<void> {
	await boss.work(jobFeedsQueue, async () => {
		await fetcher.closePast()
		for (const { id, failures } of await fetcher.findDue()) {
			const priority = failures === 0 ? priorities.answering : priorities.failing
			// A source whose job waits or runs already is not queued again.
			await boss.send(jobFeedVisitQueue, { id }, { singletonKey: id, priority })
		}
	})
	const visit = ({ data, signal }: Job<{ id: string }>) => fetcher.visit(data.id, signal)
	const queue = { queue: jobFeedVisitQueue, ...polling }
	const lanesFor = (most: number) => Math.min(most, fetcher.sourceCount)
	const answering = { lanes: lanesFor(lanes.answering), minPriority: priorities.answering }
	const failing = { lanes: lanesFor(lanes.failing), maxPriority: priorities.failing }
	await handleQueueJobs(boss, { ...queue, ...answering }, visit)
	await handleQueueJobs(boss, { ...queue, ...failing }, visit)
	await boss.schedule(jobFeedsQueue, '*/5 * * * *')
	// A fresh start shows jobs within seconds.
	if (fetcher.sourceCount > 0) await boss.send(jobFeedsQueue, {})
}
