import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { parseDate, parseLastMoment, saysRemote } from './parse-job-fields.ts'
import { unescapeHtml } from './unescape-html.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const entrySchema = z.object({
	id: z.union([z.number(), z.string()]),
	title: z.string(),
	absolute_url: z.string(),
	company_name: z.string().nullish(),
	location: z.object({ name: z.string().nullish() }).nullish(),
	content: z.string().nullish(),
	first_published: z.string().nullish(),
	updated_at: z.string().nullish(),
	application_deadline: z.string().nullish(),
})

/** A company's board at Greenhouse. */
export const greenhouse: Feed<'greenhouse'> = {
	nameOf: ({ board, name }) => name ?? board,
	everyHours: 2,
	isComplete: true,
	first: ({ board, url }) => ({
		url: url ?? `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
	}),
	read(body, source) {
		const { jobs } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(jobs, entrySchema, (entry) => ({
			externalId: String(entry.id),
			title: entry.title,
			company: entry.company_name ?? greenhouse.nameOf(source),
			place: entry.location?.name ?? '',
			isRemote: saysRemote(entry.location?.name ?? ''),
			types: [],
			salary: null,
			// The HTML arrives escaped once more.
			html: unescapeHtml(entry.content ?? ''),
			isExcerpt: false,
			url: entry.absolute_url,
			postedAt: parseDate(entry.first_published ?? entry.updated_at),
			closesAt: parseLastMoment(entry.application_deadline),
		}))
		return { ...read, next: null }
	},
}
