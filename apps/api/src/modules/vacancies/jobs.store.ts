import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { jobSource } from '#db/schema.ts'
import { readJob } from './read-job.ts'
import { type SearchWish, searchJobs } from './search-jobs.ts'

export type JobStore = ReturnType<typeof jobStore>

/** The jobs of this site, as everybody sees them. */
export function jobStore(parts: { orm: Orm; now: () => number }) {
	const { orm } = parts
	return {
		search: (wish: SearchWish) => searchJobs(parts, wish),

		/** A job of the site or of this person's own. */
		get: (jobId: string, userId: string | null) => readJob(orm, jobId, userId),

		/** The boards that are read, with when each was last fetched. */
		async sources() {
			const rows = await orm
				.select({ name: jobSource.name, fetchedAt: jobSource.fetchedAt })
				.from(jobSource)
				.where(eq(jobSource.isListed, true))
				.orderBy(jobSource.name)
			return rows.map((row) => ({ ...row, fetchedAt: row.fetchedAt?.toISOString() ?? null }))
		},
	}
}
