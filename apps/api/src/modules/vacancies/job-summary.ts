import type { JobSummary } from '@app/contract'
import { sql } from 'drizzle-orm'
import { job, jobSource } from '#db/schema.ts'

/** The columns of a job summary. */
export const jobSummaryColumns = {
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

/** Converts a row to the summary of the contract. */
export function toJobSummary(row: SummaryRow): JobSummary {
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
