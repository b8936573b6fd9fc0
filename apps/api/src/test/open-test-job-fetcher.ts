import type { Orm } from '#db/database.ts'
import type { JobSource } from '#job-sources-config.ts'
import type { Log } from '#services/open-job-queue.ts'
import { addressGuard } from '#services/safe-fetch/address-guard.ts'
import { safeFetch } from '#services/safe-fetch/safe-fetch.ts'
import { type JobFetcher, jobFetcher } from '../modules/vacancies/job-fetcher.ts'

type Options = {
	orm: Orm
	/** The server that all sources are at. */
	host: string
	now: () => number
	sources: JobSource[]
	log: Log
	signal: AbortSignal
	deadlineMs?: number
}

/** Opens a fetcher of jobs from a server of feeds in this process; its keys are the words "key" and "secret". */
export function openTestJobFetcher({ host, sources, ...options }: Options): JobFetcher {
	return jobFetcher({
		...options,
		fetchFrom: () => safeFetch(addressGuard([host])),
		config: {
			sources,
			adzuna: { appId: 'id', appKey: 'key' },
			reedKey: 'secret',
			trustedHosts: [],
		},
	})
}

/** Visits every source that is due, one after another. */
export async function visitDue(fetcher: JobFetcher): Promise<void> {
	for (const { id } of await fetcher.findDue()) await fetcher.visit(id)
}
