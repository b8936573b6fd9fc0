import { parseFeed } from 'htmlparser2'
import { z } from 'zod'
import { parseShallow } from '#services/parse-shallow.ts'
import { entriesOf } from './entries-of.ts'
import type { Feed, SourceOf } from './feed.ts'
import { dateIn, saysRemote } from './read-words.ts'

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
		if (!parseShallow(body, {}, { xmlMode: true })) throw new Error('This is nested too deep.')
		const feed = parseFeed(body)
		if (feed === null) throw new Error('This is not a feed.')
		const read = entriesOf(feed.items, entrySchema, (entry) => ({
			...namesIn(entry.title, source),
			externalId: entry.id || entry.link,
			place: '',
			isRemote: saysRemote(entry.title),
			types: [],
			salary: null,
			html: entry.description ?? '',
			isExcerpt: false,
			url: entry.link,
			postedAt: dateIn(entry.pubDate?.getTime()),
			closesAt: null,
		}))
		return { ...read, next: null }
	},
}

function namesIn(title: string, { titles, company }: SourceOf<'rss'>) {
	const [, employer, rest] = /^([^:]{2,80}):\s+(.+)$/s.exec(title) ?? []
	if (titles === 'title' || employer === undefined || rest === undefined) return { title, company }
	return { title: rest, company: employer }
}
