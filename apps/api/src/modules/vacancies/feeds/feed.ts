import type { JobType, Salary } from '@app/contract'
import type { JobSource, JobSourceKind, JobsConfig } from '#job-sources-config.ts'

/** A job as a source tells of it, before anything is trusted. */
export type FeedJob = {
	/** The source's id for the job. */
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

/** A request for a page of a feed. */
export type FeedRequest = { url: string; headers?: Record<string, string> }

/** The content of a page of a feed. */
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
	/** Whether the source lists every open job, so that a job that is missing is closed. */
	isComplete: boolean
	first: (source: SourceOf<K>, keys: FeedKeys) => FeedRequest
	/** Reads an answer; throws when it is nothing of this kind. */
	read: (body: string, source: SourceOf<K>, asked: FeedRequest) => FeedPage
}
