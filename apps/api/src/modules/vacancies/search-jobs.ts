import { type JobSummary, type JobWish, mostCountedJobs } from '@app/contract'
import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { job, jobSource } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { cursorText, cursorTime, readCursor, toCursor } from '#services/pagination-cursor.ts'
import { jobSummaryColumns, toJobSummary } from './job-summary.ts'
import { buildJobQuery } from './search-query.ts'

const dayMs = 86_400_000

export type SearchWish = JobWish & {
	sort: 'relevance' | 'newest'
	cursor?: string | undefined
	limit: number
}
export type FoundJobs = { jobs: JobSummary[]; nextCursor: string | null; count: number | null }

/**
 * Returns a page of the jobs that match a search. Jobs with its words in their title come first, then jobs with the
 * words anywhere; both groups newest first. So a page never waits for the rank of every job that was found.
 */
export async function searchJobs(
	{ orm, now }: { orm: Orm; now: () => number },
	wish: SearchWish,
): Promise<FoundJobs> {
	const query = await buildJobQuery(orm, wish)
	const conditions = buildConditions(wish, query, now())
	const hasTiers = wish.sort === 'relevance' && query.words !== ''
	const tiers = hasTiers ? [inTitle(query.words), notInTitle(query.words)] : [undefined]
	const after = parseCursor(wish.cursor)
	const [found, count] = await Promise.all([
		findInTiers(orm, { ...conditions, words: query.words, tiers, after, limit: wish.limit + 1 }),
		wish.cursor === undefined ? countUpTo(orm, conditions.all) : null,
	])
	const last = found[wish.limit - 1]
	const hasMore = found.length > wish.limit && last !== undefined
	return {
		jobs: found.slice(0, wish.limit).map(toJobSummary),
		nextCursor: hasMore ? toCursor(`${last.tier} ${last.postedAt.toISOString()}`, last.id) : null,
		count,
	}
}

type Tiers = {
	all: SQL | undefined
	filters: SQL | undefined
	words: string
	tiers: (SQL | undefined)[]
	after: Place
	limit: number
}

/** Fills a page from the first tier, and from the next only where that is not enough. */
async function findInTiers(orm: Orm, { all, filters, words, tiers, after, limit }: Tiers) {
	// A job with the words in its title matches: the index of titles is enough, unless the search excludes words.
	const isTitleEnough = tiers.length > 1 && !words.includes('!')
	const found: (Row & { tier: number })[] = []
	for (const [tier, condition] of tiers.entries()) {
		if (tier < after.tier || found.length >= limit) continue
		const from = tier === after.tier ? isAfter(after) : undefined
		const where = and(tier === 0 && isTitleEnough ? filters : all, condition)
		const rows = await selectRows(orm, and(where, from), limit - found.length)
		found.push(...rows.map((row) => ({ ...row, tier })))
	}
	return found
}

/** Returns the conditions of a search on a row: `all` of them, and its `filters` without the words. */
export function buildConditions(
	wish: JobWish,
	{ words, filters }: { words: string; filters: string },
	at: number,
): { all: SQL | undefined; filters: SQL | undefined } {
	const rest = and(
		isNull(job.ownerId),
		isNull(job.closedAt),
		wish.salaryFrom > 0 ? gte(job.poundsAYear, wish.salaryFrom) : undefined,
		wish.days > 0 ? gte(job.postedAt, new Date(at - wish.days * dayMs)) : undefined,
	)
	const query = [words, filters]
		.filter(Boolean)
		.map((part) => `(${part})`)
		.join(' & ')
	return {
		all: query === '' ? rest : and(rest, sql`${job.words} @@ ${query}::tsquery`),
		filters: filters === '' ? rest : and(rest, sql`${job.titleWords} @@ ${filters}::tsquery`),
	}
}

const inTitle = (words: string): SQL => sql`${job.titleWords} @@ ${words}::tsquery`
const notInTitle = (words: string): SQL => sql`not (${inTitle(words)})`

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function selectRows(orm: Orm, where: SQL | undefined, limit: number) {
	return orm
		.select(jobSummaryColumns)
		.from(job)
		.leftJoin(jobSource, eq(jobSource.id, job.sourceId))
		.where(where)
		.orderBy(desc(job.postedAt), desc(job.id))
		.limit(limit)
}

async function countUpTo(orm: Orm, where: SQL | undefined): Promise<number> {
	const some = orm
		.select({ one: sql`1`.as('one') })
		.from(job)
		.where(where)
		.limit(mostCountedJobs + 1)
		.as('some')
	const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(some)
	return row?.count ?? 0
}

type Place = { tier: number; postedAt: string; id: string }

const placeSchema = z.tuple([z.enum(['0', '1']), cursorTime])
const beginning: Place = { tier: 0, postedAt: '', id: '' }

function parseCursor(cursor: string | undefined): Place {
	const after = readCursor(cursor, cursorText)
	if (after === null) return beginning
	const parsed = placeSchema.safeParse(after.value.split(' '))
	if (!parsed.success) throw new AppError('bad_request')
	const [tier, postedAt] = parsed.data
	return { tier: Number(tier), postedAt, id: after.id }
}

function isAfter({ postedAt, id }: Place): SQL | undefined {
	if (postedAt === '') return undefined
	return sql`(${job.postedAt}, ${job.id}) < (${postedAt}::timestamptz, ${id}::uuid)`
}
