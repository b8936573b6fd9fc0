import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate, saysRemote } from './parse-job-fields.ts'
import { toSalary } from './read-pay.ts'

const answerSchema = z.object({ results: z.array(z.unknown()) })
const entrySchema = z.object({
	id: z.union([z.number(), z.string()]),
	title: z.string(),
	description: z.string(),
	created: z.string().nullish(),
	redirect_url: z.string(),
	company: z.object({ display_name: z.string().nullish() }).nullish(),
	location: z.object({ display_name: z.string().nullish() }).nullish(),
	salary_min: z.number().nullish(),
	salary_max: z.number().nullish(),
	salary_is_predicted: z.union([z.string(), z.number()]).nullish(),
	contract_time: z.string().nullish(),
	contract_type: z.string().nullish(),
})

const ofPage = 50
// The free key has 250 calls a day; four visits of four pages are 16.
const pages = 4

/** Adzuna in the United Kingdom, the newest jobs of one search. Its terms ask for "Jobs by Adzuna". */
export const adzuna: Feed<'adzuna'> = {
	nameOf: ({ name }) => name ?? 'Jobs by Adzuna',
	everyHours: 6,
	isComplete: false,
	first({ what, where, url }, { adzuna: key }) {
		const address = new URL(url ?? 'https://api.adzuna.com/v1/api/jobs/gb/search/1')
		address.searchParams.set('app_id', key?.appId ?? '')
		address.searchParams.set('app_key', key?.appKey ?? '')
		address.searchParams.set('results_per_page', String(ofPage))
		address.searchParams.set('sort_by', 'date')
		if (what !== '') address.searchParams.set('what', what)
		if (where !== '') address.searchParams.set('where', where)
		return { url: address.href }
	},
	read(body, _source, asked) {
		const { results } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(results, entrySchema, (entry) => ({
			externalId: String(entry.id),
			title: entry.title.replace(/<\/?strong>/g, ''),
			company: entry.company?.display_name ?? '',
			place: entry.location?.display_name ?? '',
			isRemote: saysRemote(entry.title) || saysRemote(entry.location?.display_name ?? ''),
			types: findJobTypes(entry.contract_time, entry.contract_type),
			salary: readPay(entry),
			html: entry.description,
			isExcerpt: true,
			url: entry.redirect_url,
			postedAt: parseDate(entry.created),
			closesAt: null,
		}))
		return { ...read, next: results.length < ofPage ? null : pageAfter(asked.url) }
	},
}

// A predicted sum is a guess of the source and nothing that the advert says.
function readPay(entry: z.infer<typeof entrySchema>) {
	if (String(entry.salary_is_predicted ?? '0') === '1') return null
	return toSalary({
		min: entry.salary_min,
		max: entry.salary_max,
		currency: 'GBP',
		period: 'year',
	})
}

function pageAfter(url: string) {
	const address = new URL(url)
	const [page = '1'] = /(?<!\d)\d+$/.exec(address.pathname) ?? []
	if (Number(page) >= pages) return null
	address.pathname = address.pathname.replace(/(?<!\d)\d+$/, String(Number(page) + 1))
	return { url: address.href }
}
