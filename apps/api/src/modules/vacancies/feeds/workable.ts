import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate } from './parse-job-fields.ts'

const answerSchema = z.object({ name: z.string().nullish(), jobs: z.array(z.unknown()) })
const entrySchema = z.object({
	shortcode: z.string(),
	title: z.string(),
	url: z.string(),
	city: z.string().nullish(),
	country: z.string().nullish(),
	telecommuting: z.boolean().nullish(),
	employment_type: z.string().nullish(),
	published_on: z.string().nullish(),
	description: z.string().nullish(),
})

/** A company's board as Workable's widget shows it. */
export const workable: Feed<'workable'> = {
	nameOf: ({ board, name }) => name ?? board,
	everyHours: 3,
	isComplete: true,
	first: ({ board, url }) => ({
		url: url ?? `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
	}),
	read(body, source) {
		const { name, jobs } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(jobs, entrySchema, (entry) => ({
			externalId: entry.shortcode,
			title: entry.title,
			company: source.name ?? name ?? source.board,
			place: [entry.city, entry.country].filter(Boolean).join(', '),
			isRemote: entry.telecommuting === true,
			types: findJobTypes(entry.employment_type),
			salary: null,
			html: entry.description ?? '',
			isExcerpt: false,
			url: entry.url,
			postedAt: parseDate(entry.published_on),
			closesAt: null,
		}))
		return { ...read, next: null }
	},
}
