import type { Job } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { job, jobListing, jobSource, jobText } from '#db/schema.ts'
import { jobSummaryColumns, toJobSummary } from './job-summary.ts'

/** The most sources that are credited with a job. */
const maxCredits = 20

/** Reads a job with its advert, if it is public or belongs to `userId`; `null` otherwise. */
export async function readJob(orm: Orm, jobId: string, userId: string | null): Promise<Job | null> {
	const [row] = await orm
		.select({
			...jobSummaryColumns,
			ownerId: job.ownerId,
			url: job.url,
			isExcerpt: job.isExcerpt,
			closedAt: job.closedAt,
			passages: jobText.passages,
		})
		.from(job)
		.innerJoin(jobText, eq(jobText.jobId, job.id))
		.leftJoin(jobSource, eq(jobSource.id, job.sourceId))
		.where(eq(job.id, jobId))
	if (!row || (row.ownerId !== null && row.ownerId !== userId)) return null
	const credits = await orm
		.selectDistinctOn([jobSource.name, jobSource.id], { name: jobSource.name, url: jobListing.url })
		.from(jobListing)
		.innerJoin(jobSource, eq(jobSource.id, jobListing.sourceId))
		.where(eq(jobListing.jobId, jobId))
		.orderBy(jobSource.name, jobSource.id, jobListing.url)
		.limit(maxCredits)
	return {
		...toJobSummary(row),
		url: row.url,
		text: row.passages,
		isExcerpt: row.isExcerpt,
		credits,
		closedAt: row.closedAt?.toISOString() ?? null,
		isOwn: row.ownerId !== null,
	}
}
