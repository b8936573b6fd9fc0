import type { JobChange, JobPassage } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { job, jobText } from '#db/schema.ts'
import { jobSummaryColumns, toJobSummary } from './job-summary.ts'
import { passagesOfText } from './parse-advert-html.ts'
import { prepareOwnJob, wordsOfPrepared } from './prepare-job.ts'

type OwnJobKey = { ownerId: string; jobId: string }

/**
 * Changes a job that a person added; fields that the change leaves out stay. Returns false when the person has no job
 * with this id.
 */
export async function changeOwnJob(
	tx: Orm,
	{ ownerId, jobId }: OwnJobKey,
	{ text, closesAt, ...change }: JobChange,
): Promise<boolean> {
	const [before] = await tx
		.select({
			...jobSummaryColumns,
			credit: job.company,
			url: job.url,
			isExcerpt: job.isExcerpt,
			passages: jobText.passages,
		})
		.from(job)
		.innerJoin(jobText, eq(jobText.jobId, job.id))
		.where(and(eq(job.id, jobId), eq(job.ownerId, ownerId)))
		.for('update', { of: job })
	if (before === undefined) return false
	const passages = text === undefined ? before.passages : readChanged(text, before.passages)
	const prepared = prepareOwnJob(
		{
			title: change.title ?? before.title,
			company: change.company ?? before.company,
			place: change.place ?? before.place,
			url: change.url ?? before.url,
			types: change.types ?? before.types,
			isRemote: before.isRemote,
			salary: change.salary === undefined ? toJobSummary(before).salary : change.salary,
			isExcerpt: before.isExcerpt && text === undefined,
			postedAt: before.isPostedDateKnown ? before.postedAt : null,
			closesAt: closesAt === undefined ? before.closesAt : toDate(closesAt),
		},
		{ passages, seenAt: before.firstSeenAt },
	)
	const values = { ...prepared.row, ...wordsOfPrepared(prepared) }
	await tx.update(job).set(values).where(eq(job.id, jobId))
	await tx.update(jobText).set({ passages }).where(eq(jobText.jobId, jobId))
	return true
}

function toDate(moment: string | null): Date | null {
	return moment === null ? null : new Date(moment)
}

/** The lines of a changed advert. A line that was a heading is one still: as text it looks like any other. */
function readChanged(text: string, before: readonly JobPassage[]): JobPassage[] {
	const headings = new Set(before.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])))
	return passagesOfText(text).map((passage) =>
		headings.has(passage.text) ? { ...passage, kind: 'heading' } : passage,
	)
}
