import type { Job, JobSummary } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { job, jobListing, jobSource, jobText } from '#db/schema.ts'

/** Sources that are named beside a job, each once. */
const mostCredits = 20

/** The columns of a job in a list. */
export const summaryColumns = {
	id: job.id,
	title: job.title,
	company: job.company,
	place: job.place,
	isRemote: job.isRemote,
	types: job.types,
	payMin: job.payMin,
	payMax: job.payMax,
	payCurrency: job.payCurrency,
	payPeriod: job.payPeriod,
	postedAt: job.postedAt,
	isPostedDateKnown: job.isPostedDateKnown,
	closesAt: job.closesAt,
	firstSeenAt: job.firstSeenAt,
	credit: sql<string | null>`${jobSource.name}`,
}

type SummaryRow = Omit<JobSummary, 'postedAt' | 'closesAt' | 'credit' | 'salary'> & {
	payMin: number | null
	payMax: number | null
	payCurrency: string | null
	payPeriod: NonNullable<JobSummary['salary']>['period'] | null
	postedAt: Date
	closesAt: Date | null
	credit: string | null
}

/** A row as the contract has it. */
export function toSummary(row: SummaryRow): JobSummary {
	const { id, title, company, place, isRemote, types, isPostedDateKnown } = row
	const { payCurrency: currency, payPeriod: period } = row
	const isPaid = currency !== null && period !== null
	return {
		id,
		title,
		company,
		place,
		isRemote,
		types,
		isPostedDateKnown,
		salary: isPaid ? { min: row.payMin, max: row.payMax, currency, period } : null,
		postedAt: row.postedAt.toISOString(),
		closesAt: row.closesAt?.toISOString() ?? null,
		credit: row.credit ?? '',
	}
}

/** A job with its advert, if it is anybody's or this person's own; `null` otherwise. */
export async function readJob(orm: Orm, jobId: string, userId: string | null): Promise<Job | null> {
	const [row] = await orm
		.select({
			...summaryColumns,
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
		.limit(mostCredits)
	return {
		...toSummary(row),
		url: row.url,
		text: row.passages,
		isExcerpt: row.isExcerpt,
		credits,
		closedAt: row.closedAt?.toISOString() ?? null,
		isOwn: row.ownerId !== null,
	}
}
