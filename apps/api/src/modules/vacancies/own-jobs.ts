import { type JobChange, type NewJob, planLimits, type User } from '@app/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, job, jobSource, jobText } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { cursorTime, readCursor, toCursor } from '#services/pagination-cursor.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { changeOwnJob } from './change-own-job.ts'
import { completeOwnJob } from './complete-own-job.ts'
import type { FeedJob } from './feeds/feed.ts'
import { jobSummaryColumns, toJobSummary } from './job-summary.ts'
import { passagesOfText } from './parse-advert-html.ts'
import { type PreparedJob, prepareJob, prepareOwnJob, wordsOfPrepared } from './prepare-job.ts'

export type OwnJobsParts = {
	orm: Orm
	now: () => number
	/** Reads the job that a page describes; throws when it describes none. */
	readPosting: (url: string) => Promise<FeedJob>
}

/** The jobs that people add for themselves; nobody else sees them. */
export function ownJobs({ orm, now, readPosting }: OwnJobsParts) {
	return {
		/** Adds a job; answers with its id. */
		async add(ownerId: string, wish: NewJob): Promise<string> {
			// Before the page is asked for, and again when the job is written.
			await refuseBeyond(orm, ownerId)
			const seenAt = new Date(now())
			const prepared =
				wish.from === 'link'
					? await prepareLinked(wish.url, seenAt)
					: await prepareText(wish, seenAt)
			const values = { ...prepared.row, ...wordsOfPrepared(prepared) }
			return orm.transaction(async (tx) => {
				await tx
					.select({ id: account.id })
					.from(account)
					.where(eq(account.id, ownerId))
					.for('update')
				await refuseBeyond(tx, ownerId)
				return write(tx, { ...values, ownerId, firstSeenAt: seenAt }, prepared.passages)
			})
		},

		async list(ownerId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
			const after = readCursor(cursor, cursorTime)
			const rows = await orm
				.select(jobSummaryColumns)
				.from(job)
				.leftJoin(jobSource, eq(jobSource.id, job.sourceId))
				.where(
					and(
						eq(job.ownerId, ownerId),
						after === null
							? undefined
							: sql`(${job.firstSeenAt}, ${job.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
					),
				)
				.orderBy(desc(job.firstSeenAt), desc(job.id))
				.limit(limit + 1)
			const last = rows[limit - 1]
			return {
				jobs: rows.slice(0, limit).map(toJobSummary),
				nextCursor:
					rows.length > limit && last ? toCursor(last.firstSeenAt.toISOString(), last.id) : null,
				...(await countRoom(orm, ownerId)),
			}
		},

		/** Changes a job and its search index; false if it doesn't exist. */
		change: (ownerId: string, jobId: string, change: JobChange) =>
			orm.transaction((tx) => changeOwnJob(tx, { ownerId, jobId }, change)),

		/** Deletes a job; false when it is not there. */
		async remove(ownerId: string, jobId: string): Promise<boolean> {
			const deleted = await orm
				.delete(job)
				.where(and(eq(job.id, jobId), eq(job.ownerId, ownerId)))
				.returning({ id: job.id })
			return deleted.length > 0
		},
	}

	async function prepareLinked(url: string, seenAt: Date): Promise<PreparedJob> {
		const prepared = prepareJob(await readPosting(url), seenAt)
		if (prepared === null) throw new AppError('job_page_has_no_job')
		return prepared
	}
}

async function prepareText(
	wish: Extract<NewJob, { from: 'text' }>,
	seenAt: Date,
): Promise<PreparedJob> {
	const { text, ...told } = await completeOwnJob(wish, seenAt)
	return prepareOwnJob(
		{ ...told, isRemote: false, isExcerpt: false, postedAt: null },
		{ passages: passagesOfText(text), seenAt },
	)
}

type OwnRow = PreparedJob['row'] &
	ReturnType<typeof wordsOfPrepared> & { ownerId: string; firstSeenAt: Date }

async function write(tx: Orm, values: OwnRow, passages: PreparedJob['passages']): Promise<string> {
	const id = uuidV7(values.firstSeenAt.getTime())
	await tx.insert(job).values({ ...values, id })
	await tx.insert(jobText).values({ jobId: id, passages })
	return id
}

async function countRoom(orm: Orm, ownerId: string): Promise<{ most: number; count: number }> {
	const [found] = await orm
		.select({ plan: account.plan })
		.from(account)
		.where(eq(account.id, ownerId))
	const [row] = await orm.select({ count: count() }).from(job).where(eq(job.ownerId, ownerId))
	const plan: User['plan'] = found?.plan ?? 'free'
	return { most: planLimits.ownJobs[plan], count: row?.count ?? 0 }
}

async function refuseBeyond(orm: Orm, ownerId: string): Promise<void> {
	const { most, count } = await countRoom(orm, ownerId)
	if (count >= most) throw new AppError('too_many_jobs')
}
