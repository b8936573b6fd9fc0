import { AppError } from '#http/app-error.ts'
import { parseShallowMarkup } from '#services/parse-shallow-markup.ts'
import { FetchProblem } from '#services/safe-fetch/fetch-problem.ts'
import type { SafeFetch } from '#services/safe-fetch/safe-fetch.ts'
import type { FeedJob } from './feeds/feed.ts'
import { findPosting, toFeedJob } from './parse-job-posting.ts'

const maxBytes = 3 * 1_048_576
const timeoutMs = 15_000

/** The sites that refuse every program, with their hosts. */
const refusingSites = [
	{ name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
	{ name: 'Indeed', hosts: ['indeed.com', 'indeed.co.uk'] },
]

/** Opens the page of an advert and reads the schema.org `JobPosting` in it, as search engines do. */
export function jobPostingFetcher(fetch: SafeFetch): (url: string) => Promise<FeedJob> {
	return async (url) => {
		requireReadableSite(url)
		const page = await fetch({
			url,
			maxBytes,
			timeoutMs,
			headers: { accept: 'text/html' },
		}).catch((error: unknown) => {
			// One error for all problems: it must not show what is in a private network.
			if (error instanceof FetchProblem) throw new AppError('job_page_not_reached')
			throw error
		})
		const posting = findPosting(findJson(page.body.toString('utf8')))
		if (posting === null) throw new AppError('job_page_has_no_job')
		return toFeedJob(posting, page.url)
	}
}

/** Says which site it is, where a site is known to refuse, instead of asking it in vain. */
function requireReadableSite(url: string): void {
	const hostname = `.${new URL(url).hostname}`
	const site = refusingSites.find(({ hosts }) =>
		hosts.some((host) => hostname.endsWith(`.${host}`)),
	)
	if (site === undefined) return
	throw new AppError(
		'job_site_refuses',
		`${site.name} doesn’t let us read its adverts. Please copy the text of the advert and paste it here.`,
	)
}

/** Every block of JSON-LD in a page that can be read. */
function findJson(html: string): unknown[] {
	const blocks: string[] = []
	let isInside = false
	parseShallowMarkup(html, {
		onopentag(name, { type }) {
			isInside = name === 'script' && /^application\/ld\+json\b/i.test(type ?? '')
			if (isInside) blocks.push('')
		},
		ontext(text) {
			if (isInside) blocks.push((blocks.pop() ?? '') + text)
		},
		onclosetag(name) {
			if (name === 'script') isInside = false
		},
	})
	return blocks.flatMap((block) => {
		try {
			return [JSON.parse(block)]
		} catch {
			return []
		}
	})
}
