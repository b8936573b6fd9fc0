import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate } from './parse-job-fields.ts'
import { parseSalary } from './read-pay.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const entrySchema = z.object({
	id: z.union([z.number(), z.string()]),
	url: z.string(),
	title: z.string(),
	company_name: z.string(),
	job_type: z.string().nullish(),
	publication_date: z.string().nullish(),
	candidate_required_location: z.string().nullish(),
	salary: z.string().nullish(),
	description: z.string(),
})

/** Remotive: remote jobs. Its terms ask for at most four visits a day and to be named with a link. */
export const remotive: Feed<'remotive'> = {
	nameOf: ({ name }) => name ?? 'Remotive',
	everyHours: 6,
	isComplete: false,
	first({ category, url }) {
		const address = new URL(url ?? 'https://remotive.com/api/remote-jobs')
		if (category !== '') address.searchParams.set('category', category)
		return { url: address.href }
	},
	read(body) {
		const { jobs } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(jobs, entrySchema, (entry) => ({
			externalId: String(entry.id),
			title: entry.title,
			company: entry.company_name,
			place: entry.candidate_required_location ?? '',
			isRemote: true,
			types: findJobTypes(entry.job_type),
			salary: parseSalary(entry.salary ?? ''),
			html: entry.description,
			isExcerpt: false,
			url: entry.url,
			// Its times are in UTC and do not say so.
			postedAt: parseDate(entry.publication_date?.replace(/(?<=:\d\d)$/, 'Z')),
			closesAt: null,
		}))
		return { ...read, next: null }
	},
}
