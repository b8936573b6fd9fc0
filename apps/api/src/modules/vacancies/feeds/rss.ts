import { parseFeed } from 'htmlparser2'
import { z } from 'zod'
import { parseShallowMarkup } from '#services/parse-shallow-markup.ts'
import type { Feed, SourceOf } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { parseDate, saysRemote } from './parse-job-fields.ts'

const entrySchema = z.object({
	id: z.string().nullish(),
	title: z.string(),
	link: z.string(),
	description: z.string().nullish(),
	pubDate: z.date().nullish().catch(null),
})

/** Any feed in RSS, RDF or Atom. */
export const rss: Feed<'rss'> = {
	nameOf: ({ name }) => name,
	everyHours: 1,
	isComplete: false,
	first: ({ url }) => ({ url }),
	read(body, source) {
		if (!parseShallowMarkup(body, {}, { xmlMode: true }))
			throw new Error('This is nested too deep.')
		const feed = parseFeed(body)
		if (feed === null) throw new Error('This is not a feed.')
		const read = parseEntries(feed.items, entrySchema, (entry) => ({
			...splitTitle(entry.title, source),
			externalId: entry.id || entry.link,
			place: '',
			isRemote: saysRemote(entry.title),
			types: [],
			salary: null,
			html: entry.description ?? '',
			isExcerpt: false,
			url: entry.link,
			postedAt: parseDate(entry.pubDate?.getTime()),
			closesAt: null,
		}))
		return { ...read, next: null }
	},
}

function splitTitle(title: string, { titles, company }: SourceOf<'rss'>) {
	const [, employer, rest] = /^([^:]{2,80}):\s+(.+)$/s.exec(title) ?? []
	if (titles === 'title' || employer === undefined || rest === undefined) return { title, company }
	return { title: rest, company: employer }
}
