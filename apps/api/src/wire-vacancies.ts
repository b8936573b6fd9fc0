import type { Config } from './config.ts'
import type { Orm } from './db/database.ts'
import { jobPostingFetcher } from './modules/vacancies/fetch-job-posting.ts'
import { type JobFetcher, jobFetcher } from './modules/vacancies/job-fetcher.ts'
import type { JobSearchesParts } from './modules/vacancies/job-searches.routes.ts'
import { jobSearchStore } from './modules/vacancies/job-searches.store.ts'
import type { JobsParts } from './modules/vacancies/jobs.routes.ts'
import { jobStore } from './modules/vacancies/jobs.store.ts'
import { ownJobs } from './modules/vacancies/own-jobs.ts'
import { createDiskSpaceGuard } from './services/disk-space.ts'
import type { Log } from './services/open-job-queue.ts'
import { addressGuard } from './services/safe-fetch/address-guard.ts'
import { type SafeFetch, safeFetch } from './services/safe-fetch/safe-fetch.ts'
import type { Services } from './services.ts'

type Opened = {
	config: Config
	orm: Orm
	now: () => number
	log: Log
	/** Ends visits of sources early. */
	signal: AbortSignal
}

/** Opens what fetches jobs. */
export function openJobFetcher({ config, ...parts }: Opened): JobFetcher {
	return jobFetcher({
		...parts,
		fetchFrom: fetchFrom(config.jobs.trustedHosts),
		config: config.jobs,
	})
}

/** A trusted host may be in a private network for its own sources only, never for where others lead. */
export const fetchFrom =
	(trustedHosts: readonly string[]) =>
	(host: string): SafeFetch =>
		safeFetch(addressGuard(trustedHosts.filter((trusted) => trusted === host)))

/** Creates the dependencies of the calls about jobs. */
export function wireVacancies(background: Services): JobsParts & JobSearchesParts {
	const { config, database, accounts, mail, now, freeMb } = background
	const parts = { orm: database.orm, now }
	const isEmbedded = database.engine === 'embedded'
	const minFreeMb = () => (isEmbedded ? config.minFreeMb : 0)
	return {
		jobs: jobStore(parts),
		// People paste any address, so here nothing private is trusted.
		own: ownJobs({ ...parts, readPosting: jobPostingFetcher(safeFetch(addressGuard())) }),
		attempts: accounts.attempts,
		alertKeys: accounts.alertKeys,
		mail,
		searches: jobSearchStore(parts),
		refuseWithoutRoom: createDiskSpaceGuard({ folder: config.dataDir, minFreeMb, now, freeMb }),
		searchesPerMinute: config.jobSearchesPerMinute,
		savesPerMinute: config.savesPerMinute,
	}
}
