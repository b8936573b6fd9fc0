import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate, saysRemote } from './parse-job-fields.ts'

const answerSchema = z.object({
	data: z.array(z.unknown()),
	links: z.object({ next: z.string().nullish() }).nullish(),
})
const entrySchema = z.object({
	slug: z.string(),
	company_name: z.string(),
	title: z.string(),
	description: z.string(),
	remote: z.boolean().nullish(),
	url: z.string(),
	job_types: z.array(z.string()).nullish(),
	location: z.string().nullish(),
	created_at: z.number().nullish(),
})

/** Arbeitnow: jobs in Europe and remote ones. */
export const arbeitnow: Feed<'arbeitnow'> = {
	nameOf: ({ name }) => name ?? 'Arbeitnow',
	everyHours: 3,
	isComplete: false,
	first: ({ url }) => ({ url: url ?? 'https://www.arbeitnow.com/api/job-board-api' }),
	read(body, _source, asked) {
		const { data, links } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(data, entrySchema, (entry) => ({
			externalId: entry.slug,
			title: entry.title,
			company: entry.company_name,
			place: entry.location ?? '',
			isRemote: entry.remote === true || saysRemote(entry.location ?? ''),
			types: findJobTypes(...(entry.job_types ?? [])),
			salary: null,
			html: entry.description,
			isExcerpt: false,
			url: entry.url,
			postedAt: parseDate((entry.created_at ?? Number.NaN) * 1000),
			closesAt: null,
		}))
		const next = links?.next ? URL.parse(links.next, asked.url) : null
		return { ...read, next: next ? { url: next.href } : null }
	},
}
