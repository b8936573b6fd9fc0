import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { job, jobSearch } from '#db/schema.ts'
import type { PersonalData } from '#services/personal-data.ts'
import { nameOfPost, uniqueFileNames } from '#services/readable-file-names.ts'
import { readJob } from './read-job.ts'

/** Returns the jobs that a person added and the searches that they keep as personal data. */
export function jobPersonalData({ orm }: { orm: Orm }): PersonalData {
	return {
		async files(accountId) {
			const jobs = await orm
				.select({ id: job.id, title: job.title, company: job.company })
				.from(job)
				.where(eq(job.ownerId, accountId))
				.orderBy(asc(job.firstSeenAt), asc(job.id))
			const names = uniqueFileNames(jobs.map(nameOfPost), 'Job')
			const searches = await orm
				.select()
				.from(jobSearch)
				.where(eq(jobSearch.ownerId, accountId))
				.orderBy(asc(jobSearch.createdAt), asc(jobSearch.id))
			return [
				...jobs.map(({ id }, index) => ({
					path: `jobs/${names[index]}.json`,
					read: async () => (await readJob(orm, id, accountId)) ?? {},
				})),
				...(searches.length === 0
					? []
					: [{ path: 'job-searches.json', read: () => Promise.resolve({ searches }) }]),
			]
		},

		async remove(accountId) {
			await orm.delete(job).where(eq(job.ownerId, accountId))
			await orm.delete(jobSearch).where(eq(jobSearch.ownerId, accountId))
		},
	}
}
