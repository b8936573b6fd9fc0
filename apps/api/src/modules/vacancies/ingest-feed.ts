import { and, eq, exists, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { job, jobListing, jobSource, jobText } from '#db/schema.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { FeedJob } from './feeds/feed.ts'
import { type PreparedJob, prepareJob, wordsOfPrepared } from './prepare-job.ts'

const jobsAtOnce = 50
const idsAtOnce = 500

export type Visit = {
	sourceId: string
	seenAt: Date
	/** Ends it between two transactions. */
	signal?: AbortSignal
}
type Told = { externalId: string; prepared: PreparedJob }

/**
 * Writes the jobs of a page of a feed. A job that another source already has is the same job with one more listing.
 */
export async function ingestJobs(orm: Orm, visit: Visit, told: readonly FeedJob[]): Promise<void> {
	// Some at a time, also while they are prepared: people's calls are answered in between.
	for (let start = 0; start < told.length; start += jobsAtOnce) {
		visit.signal?.throwIfAborted()
		const some = prepareSome(told.slice(start, start + jobsAtOnce), visit)
		await orm.transaction((tx) => takeSome(tx, visit, some))
	}
}

function prepareSome(told: readonly FeedJob[], { seenAt }: Visit): Told[] {
	const byId = new Map<string, Told>()
	for (const one of told) {
		const prepared = prepareJob(one, seenAt)
		const externalId = stripUnstorableText(one.externalId.slice(0, 500))
		if (prepared !== null) byId.set(externalId, { externalId, prepared })
	}
	// Everywhere in the same order, so that two sources with the same jobs do not wait for each other.
	return [...byId.values()].sort((a, b) => (sameKey(a) < sameKey(b) ? -1 : 1))
}

const sameKey = ({ prepared }: Told): string => prepared.row.sameKey

async function takeSome(tx: Orm, visit: Visit, told: readonly Told[]): Promise<void> {
	const known = await findKnown(tx, visit, told)
	for (const one of told) {
		const { row } = one.prepared
		const found =
			known.find(({ externalId }) => externalId === one.externalId) ??
			known.find(({ sameKey, urlKey }) => sameKey === row.sameKey || urlKey === row.urlKey)
		const jobId = found ? found.id : await addJob(tx, visit, one.prepared)
		if (found) await renew(tx, { ...visit, found }, one.prepared)
		else known.push({ ...row, id: jobId, externalId: one.externalId, ...noState(visit) })
		await list(tx, visit, { externalId: one.externalId, jobId, url: row.url })
	}
}

type Known = Awaited<ReturnType<typeof findKnown>>[number]

const noState = ({ sourceId }: Visit) => ({ sourceId, closedAt: null })

/** Finds the jobs that are already known: by the source's id, or by employer, title and place, or by address. */
async function findKnown(tx: Orm, { sourceId }: Visit, told: readonly Told[]) {
	const columns = {
		id: job.id,
		sourceId: job.sourceId,
		sameKey: job.sameKey,
		urlKey: job.urlKey,
		contentHash: job.contentHash,
		closedAt: job.closedAt,
	}
	const keys = told.map(({ prepared }) => prepared.row)
	const ids = told.map(({ externalId }) => externalId)
	const listed = await tx
		.select({ ...columns, externalId: sql<string | null>`${jobListing.externalId}` })
		.from(jobListing)
		.innerJoin(job, eq(job.id, jobListing.jobId))
		.where(and(eq(jobListing.sourceId, sourceId), inArray(jobListing.externalId, ids)))
	const isSame = inArray(
		job.sameKey,
		keys.map(({ sameKey }) => sameKey),
	)
	const isAt = inArray(
		job.urlKey,
		keys.map(({ urlKey }) => urlKey),
	)
	const alike = await tx
		.select({ ...columns, externalId: sql<string | null>`null` })
		.from(job)
		.where(and(isNull(job.ownerId), sql`(${isSame} or ${isAt})`))
	return [...listed, ...alike]
}

async function addJob(tx: Orm, visit: Visit, prepared: PreparedJob): Promise<string> {
	const { row, passages } = prepared
	const values = { ...row, ...wordsOfPrepared(prepared) }
	const [added] = await tx
		.insert(job)
		.values({
			...values,
			id: uuidV7(visit.seenAt.getTime()),
			sourceId: visit.sourceId,
			firstSeenAt: visit.seenAt,
			closedAt: chooseClosedAt(row, visit),
		})
		// Another process may have taken the same job from another source a moment ago.
		.onConflictDoUpdate({
			target: job.sameKey,
			targetWhere: sql`owner_id is null`,
			set: { closedAt: chooseClosedAt(row, visit) },
		})
		.returning({ id: job.id })
	if (!added) throw new Error('The database did not keep a job.')
	await tx.insert(jobText).values({ jobId: added.id, passages }).onConflictDoNothing()
	return added.id
}

/** Opens a job again, and takes its new words if they are this source's. */
async function renew(
	tx: Orm,
	{ found, ...visit }: Visit & { found: Known },
	prepared: PreparedJob,
): Promise<void> {
	const { row, passages } = prepared
	const { sourceId } = visit
	const closedAt = chooseClosedAt(row, visit)
	const isOurs = found.sourceId === sourceId || found.sourceId === null
	const isChanged = isOurs && found.contentHash !== row.contentHash
	if (!isChanged) {
		if (found.closedAt !== null && closedAt === null) {
			await tx.update(job).set({ closedAt }).where(eq(job.id, found.id))
		}
		return
	}
	const { postedAt, isPostedDateKnown, sameKey, ...words } = row
	const posted = isPostedDateKnown ? { postedAt, isPostedDateKnown } : {}
	// The key stays: a job that gets the same name as another is still a separate job.
	await tx
		.update(job)
		.set({ ...words, ...posted, ...wordsOfPrepared(prepared), sourceId, closedAt })
		.where(eq(job.id, found.id))
	await tx
		.insert(jobText)
		.values({ jobId: found.id, passages })
		.onConflictDoUpdate({ target: jobText.jobId, set: { passages } })
	found.contentHash = row.contentHash
}

/** Closes a job whose last day has passed: some sources go on listing it. */
function chooseClosedAt({ closesAt = null }: PreparedJob['row'], { seenAt }: Visit): Date | null {
	return closesAt !== null && closesAt <= seenAt ? seenAt : null
}

async function list(
	tx: Orm,
	{ sourceId, seenAt }: Visit,
	listing: { externalId: string; jobId: string; url: string },
): Promise<void> {
	const { jobId, url } = listing
	await tx
		.insert(jobListing)
		.values({ sourceId, seenAt, ...listing })
		.onConflictDoUpdate({
			target: [jobListing.sourceId, jobListing.externalId],
			set: { jobId, url, seenAt },
		})
}

/**
 * Removes the listings that a source has not shown since a moment, and closes the jobs that no other source carries.
 */
export async function dropUnseen(
	orm: Orm,
	{ sourceId, seenAt }: Visit,
	before: Date,
): Promise<void> {
	await orm.transaction(async (tx) => {
		const dropped = await tx
			.delete(jobListing)
			.where(and(eq(jobListing.sourceId, sourceId), lt(jobListing.seenAt, before)))
			.returning({ jobId: jobListing.jobId })
		const ids = [...new Set(dropped.map(({ jobId }) => jobId))]
		for (let start = 0; start < ids.length; start += idsAtOnce) {
			await leave(tx, { sourceId, seenAt }, ids.slice(start, start + idsAtOnce))
		}
	})
}

async function leave(orm: Orm, { sourceId, seenAt }: Visit, ids: string[]): Promise<void> {
	const carrier = orm
		.select({ sourceId: jobListing.sourceId })
		.from(jobListing)
		.where(eq(jobListing.jobId, job.id))
		.limit(1)
	const isOneOf = inArray(job.id, ids)
	await orm
		.update(job)
		.set({ closedAt: seenAt })
		.where(and(isOneOf, isNull(job.closedAt), notExists(carrier)))
	const passed = await orm
		.update(job)
		.set({ sourceId: sql`(${carrier})`, contentHash: '' })
		.where(and(isOneOf, eq(job.sourceId, sourceId), exists(carrier)))
		.returning({ sourceId: job.sourceId })
	const heirs = passed.flatMap((row) => row.sourceId ?? [])
	if (heirs.length === 0) return
	// Another source's words are as good; they are taken when it is visited next, changed or not.
	await orm
		.update(jobSource)
		.set({ etag: null, lastModified: null, bodyHash: null })
		.where(inArray(jobSource.id, [...new Set(heirs)]))
}

/** Closes the jobs whose last day has passed. */
export async function closePast(orm: Orm, at: Date): Promise<void> {
	await orm
		.update(job)
		.set({ closedAt: at })
		.where(and(isNull(job.ownerId), isNull(job.closedAt), lte(job.closesAt, at)))
}
