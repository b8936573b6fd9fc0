import type { JobType, Salary } from '@app/contract'
import type { JobSource, JobSourceKind, JobsConfig } from '#job-sources-config.ts'

/** A job as a source tells of it, before anything is trusted. */
export type FeedJob = {
	/** What the source calls it. */
	externalId: string
	title: string
	company: string
	place: string
	isRemote: boolean
	types: JobType[]
	salary: Salary | null
	/** HTML from strangers: only `parseAdvertHtml` may look at it. */
	html: string
	/** Whether the source gives only the beginning. */
	isExcerpt: boolean
	url: string
	postedAt: Date | null
	closesAt: Date | null
}

/** What is to be fetched. */
export type FeedRequest = { url: string; headers?: Record<string, string> }

/** What a page of a feed said. */
export type FeedPage = {
	jobs: FeedJob[]
	/** Entries that could not be understood. */
	unread: number
	next: FeedRequest | null
}

export type SourceOf<K extends JobSourceKind> = Extract<JobSource, { kind: K }>
export type FeedKeys = Pick<JobsConfig, 'adzuna' | 'reedKey'>

/** How one kind of source is read. */
export type Feed<K extends JobSourceKind> = {
	/** How it wants to be named, where the operator does not say. */
	nameOf: (source: SourceOf<K>) => string
	/** Hours between two visits that its terms allow and its pace deserves. */
	everyHours: number
	/** Whether it lists all that is open, so that what is missing is closed. */
	isComplete: boolean
	first: (source: SourceOf<K>, keys: FeedKeys) => FeedRequest
	/** Reads an answer; throws when it is nothing of this kind. */
	read: (body: string, source: SourceOf<K>, asked: FeedRequest) => FeedPage
}
