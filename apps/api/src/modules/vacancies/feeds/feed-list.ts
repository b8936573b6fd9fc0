import { idOfSource, type JobSource, type JobSourceKind } from '#job-sources-config.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import type { Feed, FeedKeys, FeedPage, FeedRequest } from './feed.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { reed } from './reed.ts'
import { remotive } from './remotive.ts'
import { rss } from './rss.ts'
import { workable } from './workable.ts'

const feeds: { [K in JobSourceKind]: Feed<K> } = {
	greenhouse,
	lever,
	ashby,
	workable,
	arbeitnow,
	remotive,
	rss,
	adzuna,
	reed,
}

/** A source of the configuration with the way it is read. */
export type OpenJobSource = {
	id: string
	name: string
	everyHours: number
	isComplete: boolean
	first: () => FeedRequest
	read: (body: string, asked: FeedRequest) => FeedPage
}

/** Finds for a source the feed that reads its kind. */
export function openJobSource(source: JobSource, keys: FeedKeys): OpenJobSource {
	// The feed found under a source's kind is the one for its type, which TypeScript cannot follow.
	const feed = feeds[source.kind] as Feed<JobSourceKind>
	return {
		id: idOfSource(source),
		name: feed.nameOf(source),
		everyHours: Math.max(feed.everyHours, source.everyHours ?? 0),
		isComplete: feed.isComplete,
		first: () => feed.first(source, keys),
		read: (body, asked) => feed.read(body, source, asked),
	}
}
