import { createHash } from 'node:crypto'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { jobListing, jobSource } from '#db/schema.ts'
import { FetchProblem } from '#services/safe-fetch/fetch-problem.ts'
import type { Fetched, SafeFetch } from '#services/safe-fetch/safe-fetch.ts'
import type { FeedPage, FeedRequest } from './feeds/feed.ts'
import type { OpenJobSource } from './feeds/feed-list.ts'
import { dropUnseen, ingestJobs, type Visit } from './ingest-feed.ts'

const maxBytes = 15 * 1_048_576
const timeoutMs = 60_000
const mostPages = 20
const mostJobs = 10_000
const dayMs = 86_400_000
/**
 * After this time no further page is requested, so that the pages that were read count before the visit's deadline.
 */
const pagesMs = 3 * 60_000
/** How long a job of a source that shows only its newest is believed to be open. */
const windowMs = 14 * dayMs

export type VisitParts = {
	orm: Orm
	now: () => number
	fetch: SafeFetch
	/** Ends the visit early. */
	signal: AbortSignal
}

type Remembered = typeof jobSource.$inferSelect

/**
 * Visits one source and stores its jobs; throws `FetchProblem`. Returns the number of entries that it could not read.
 */
export async function visitJobSource(
	parts: VisitParts,
	source: OpenJobSource,
	remembered: Remembered,
): Promise<number> {
	const { signal } = parts
	const visit = { sourceId: source.id, seenAt: new Date(parts.now()), signal }
	const first = source.first()
	const answer = await ask(parts, first, remembered)
	const bodyHash = createHash('sha256').update(answer.body).digest('base64url')
	if (answer.status === 304 || bodyHash === remembered.bodyHash) {
		await seeAgain(parts.orm, visit)
		return 0
	}
	let [page, taken, unread] = [readPage(source, first, answer), 0, 0]
	for (let number = 1; ; number += 1) {
		const jobs = page.jobs.slice(0, mostJobs - taken)
		await ingestJobs(parts.orm, visit, jobs)
		taken += jobs.length
		unread += page.unread
		const isLate = parts.now() - visit.seenAt.getTime() > pagesMs
		if (page.next === null || number >= mostPages || taken >= mostJobs || isLate) break
		signal.throwIfAborted()
		page = readPage(source, page.next, await ask(parts, page.next, null))
	}
	// Jobs that could not be read, or were not reached, are not gone.
	const isWhole = unread === 0 && page.next === null && taken < mostJobs
	const isAllThereIs = source.isComplete && isWhole
	const oldest = isAllThereIs ? visit.seenAt : new Date(parts.now() - windowMs)
	await dropUnseen(parts.orm, visit, oldest)
	await remember(parts.orm, source, unread === 0 ? { ...answer, bodyHash } : nothingRemembered)
	return unread
}

type Answered = Pick<Remembered, 'etag' | 'lastModified' | 'bodyHash'>

// An answer that was read in part only is read again, perhaps by a version of Ella that knows more.
const nothingRemembered: Answered = { etag: null, lastModified: null, bodyHash: null }

async function remember(orm: Orm, { id }: OpenJobSource, answered: Answered): Promise<void> {
	const { etag, lastModified, bodyHash } = answered
	await orm.update(jobSource).set({ etag, lastModified, bodyHash }).where(eq(jobSource.id, id))
}

/** The answer is the same as before, so the jobs in the earlier answer are still listed. */
async function seeAgain(orm: Orm, { sourceId, seenAt }: Visit): Promise<void> {
	const isOfSource = eq(jobListing.sourceId, sourceId)
	const last = orm
		.select({ at: max(jobListing.seenAt) })
		.from(jobListing)
		.where(isOfSource)
	await orm
		.update(jobListing)
		.set({ seenAt })
		.where(and(isOfSource, eq(jobListing.seenAt, sql`(${last})`)))
}

function ask(
	{ fetch, signal }: VisitParts,
	{ url, headers = {} }: FeedRequest,
	known: Pick<Remembered, 'etag' | 'lastModified'> | null,
): Promise<Fetched> {
	const conditions = {
		...(known?.etag && { 'if-none-match': known.etag }),
		...(known?.lastModified && { 'if-modified-since': known.lastModified }),
	}
	return fetch({ url, headers: { ...headers, ...conditions }, maxBytes, timeoutMs, signal })
}

function readPage(source: OpenJobSource, asked: FeedRequest, { body }: Fetched): FeedPage {
	try {
		return source.read(body.toString('utf8'), asked)
	} catch {
		throw new FetchProblem('unreadable')
	}
}

/** The listed sources that are due, the longest first, with how often in a row each has failed. */
export async function findDueSources(
	orm: Orm,
	at: Date,
): Promise<{ id: string; failures: number }[]> {
	return orm
		.select({ id: jobSource.id, failures: jobSource.failures })
		.from(jobSource)
		.where(isDue(at))
		.orderBy(jobSource.nextAt)
}

/** Takes a source so that no other process does; `null` when it is not due any more. */
export async function claimSource(
	orm: Orm,
	id: string,
	{ at, until }: { at: Date; until: Date },
): Promise<Remembered | null> {
	const [claimed] = await orm
		.update(jobSource)
		.set({ nextAt: until })
		.where(and(eq(jobSource.id, id), isDue(at)))
		.returning()
	return claimed ?? null
}

function isDue(at: Date) {
	return and(
		eq(jobSource.isListed, true),
		sql`${jobSource.nextAt} <= ${at.toISOString()}::timestamptz`,
	)
}
