import type { JobSummary } from '@app/contract'
import type { ApplicationSummary } from '@app/contract/applications'
import type { Findable } from './search-entry.ts'

// A thousand applications are the most that an account keeps; the palette shows a dozen results.
const mostEmployers = 300

/** Applications by job and employer, and each employer with all that was sent there. */
export function listApplicationEntries(
	applications: readonly Pick<ApplicationSummary, 'id' | 'title' | 'company' | 'place'>[],
): Findable[] {
	const employers = [...new Set(applications.map(({ company }) => company.trim()))]
		.filter(Boolean)
		.slice(0, mostEmployers)
	return [
		...applications.map(({ id, title, company, place }) => ({
			id: `application-${id}`,
			title: company === '' ? title : `${title}, ${company}`,
			group: 'Applications',
			words: `${place} application applied`,
			does: { path: `/applications?open=${id}` },
		})),
		...employers.map((company) => ({
			id: `employer-${company}`,
			title: company,
			group: 'Employers',
			words: 'employer company applications',
			does: { path: `/applications?q=${encodeURIComponent(company)}` },
		})),
	]
}

/** Jobs that the person added. */
export function listJobEntries(
	jobs: readonly Pick<JobSummary, 'id' | 'title' | 'company' | 'place'>[],
): Findable[] {
	return jobs.map(({ id, title, company, place }) => ({
		id: `job-${id}`,
		title: company === '' ? title : `${title}, ${company}`,
		group: 'Jobs',
		words: `${place} job advert vacancy`,
		does: { path: `/jobs?job=${id}` },
	}))
}
