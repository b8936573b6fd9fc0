import { type JobPassage, type JobType, payPeriodSchema } from '@app/contract'
import { sql } from 'drizzle-orm'
import {
	boolean,
	customType,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'

export const payPeriod = pgEnum('pay_period', payPeriodSchema.enum)

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const time = (name: string) => timestamp(name, { withTimezone: true })

/** A job board that the operator lists, and how fetching it went. */
export const jobSource = pgTable(
	'job_source',
	{
		/** Kind and board, such as `lever:acme`. */
		id: text().primaryKey(),
		name: text().notNull(),
		/** Whether the configuration still lists it. */
		isListed: boolean('is_listed').notNull().default(true),
		/** Describe the last answer, to find out next time whether it has changed. */
		etag: text(),
		lastModified: text('last_modified'),
		bodyHash: text('body_hash'),
		fetchedAt: time('fetched_at'),
		/** When it may be fetched next. A fetcher moves this on before it starts, so that no other fetches too. */
		nextAt: time('next_at').notNull(),
		failures: integer().notNull().default(0),
		/** A code of what went wrong last. */
		problem: text(),
	},
	(table) => [index('job_source_next_at').on(table.nextAt)],
)

/** A job: from sources, or added by the person who owns it. An application may point at either. */
export const job = pgTable(
	'job',
	{
		id: uuid().primaryKey(),
		ownerId: uuid('owner_id').references(() => account.id, { onDelete: 'cascade' }),
		/** Whose words these are, where several sources carry the job. */
		sourceId: text('source_id').references(() => jobSource.id, { onDelete: 'set null' }),
		title: text().notNull(),
		company: text().notNull(),
		place: text().notNull(),
		isRemote: boolean('is_remote').notNull(),
		types: text().array().$type<JobType[]>().notNull(),
		payMin: doublePrecision('pay_min'),
		payMax: doublePrecision('pay_max'),
		payCurrency: text('pay_currency'),
		payPeriod: payPeriod('pay_period'),
		/** The most of it in pounds a year, for the filter; `null` where it is not stated in pounds. */
		poundsAYear: integer('pounds_a_year'),
		url: text().notNull(),
		isExcerpt: boolean('is_excerpt').notNull(),
		postedAt: time('posted_at').notNull(),
		isPostedDateKnown: boolean('is_posted_date_known').notNull(),
		closesAt: time('closes_at'),
		firstSeenAt: time('first_seen_at').notNull(),
		/** When no source carried it any more. */
		closedAt: time('closed_at'),
		/** Employer, title and place, so that a job of two sources is one job. */
		sameKey: text('same_key').notNull(),
		/** The address of its advert without what only counts visitors. */
		urlKey: text('url_key').notNull(),
		/** Changes when its words do. */
		contentHash: text('content_hash').notNull(),
		/** The words of title and employer, and marks for filters: see `index-vacancy.ts`. */
		titleWords: words('title_words').notNull(),
		/** The same with the words of the advert. */
		words: words().notNull(),
	},
	(table) => {
		const isListed = sql`owner_id is null and closed_at is null`
		return [
			uniqueIndex('job_same_key').on(table.sameKey).where(sql`owner_id is null`),
			index('job_url_key').on(table.urlKey).where(sql`owner_id is null`),
			index('job_posted_at')
				.on(table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
				.where(isListed),
			index('job_first_seen_at').on(table.firstSeenAt).where(isListed),
			index('job_pounds_a_year').on(table.poundsAYear).where(isListed),
			index('job_title_words').using('gin', table.titleWords).where(isListed),
			index('job_words').using('gin', table.words).where(isListed),
			index('job_owner').on(table.ownerId, table.firstSeenAt),
			index('job_source_id').on(table.sourceId),
			index('job_closes_at').on(table.closesAt).where(isListed),
			index('job_closed_at').on(table.closedAt),
		]
	},
)

/** The advert's words, apart from the job, so that a search reads little. */
export const jobText = pgTable('job_text', {
	jobId: uuid('job_id')
		.primaryKey()
		.references(() => job.id, { onDelete: 'cascade' }),
	passages: jsonb().$type<JobPassage[]>().notNull(),
})

/** That a source carries a job, and when it last did. */
export const jobListing = pgTable(
	'job_listing',
	{
		sourceId: text('source_id')
			.notNull()
			.references(() => jobSource.id, { onDelete: 'cascade' }),
		/** The source's id for the job. */
		externalId: text('external_id').notNull(),
		jobId: uuid('job_id')
			.notNull()
			.references(() => job.id, { onDelete: 'cascade' }),
		url: text().notNull(),
		seenAt: time('seen_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.sourceId, table.externalId] }),
		index('job_listing_job').on(table.jobId),
	],
)
