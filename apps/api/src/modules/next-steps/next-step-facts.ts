import { jobWishSchema, type NextFacts } from '@app/contract'
import { and, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, cvVersion, job, jobSearch } from '#db/schema.ts'
import { readContent } from '../cvs/map-cv.ts'
import { buildConditions } from '../vacancies/search-jobs.ts'
import { buildJobQuery } from '../vacancies/search-query.ts'
import { readDueSteps } from './due-steps.ts'
import { missingParts } from './missing-parts.ts'
import type { summariseFindings } from './summarise-findings.ts'

const dayMs = 86_400_000
/** Searching is the dearest part, so only the searches kept last are looked at. */
const mostSearches = 3

type Parts = {
	orm: Orm
	now: () => number
	/** Sums up the findings of the checks about a CV. */
	remarksOn: ReturnType<typeof summariseFindings>
}

/** Reads a person's unfinished, due and new things: the last CV, next steps and saved searches. */
export function nextStepFacts(parts: Parts) {
	return async (ownerId: string): Promise<NextFacts> => {
		const [last, due, searches] = await Promise.all([
			lastCv(parts, ownerId),
			readDueSteps(parts, ownerId),
			freshSearches(parts, ownerId),
		])
		return { cv: last, due, searches }
	}
}

async function lastCv({ orm, remarksOn }: Parts, ownerId: string): Promise<NextFacts['cv']> {
	const isMine = and(eq(cv.ownerId, ownerId), isNull(cv.deletedAt))
	const [row] = await orm.select().from(cv).where(isMine).orderBy(desc(cv.updatedAt)).limit(1)
	if (!row) return null
	const { document, design } = readContent(row)
	const missing = missingParts(document)
	const { id, revision } = row
	const [remarks, kept] = await Promise.all([
		remarksOn({ id, revision, document, design }),
		orm
			.selectDistinct({ reason: cvVersion.reason, cvId: cvVersion.cvId })
			.from(cvVersion)
			.innerJoin(cv, eq(cv.id, cvVersion.cvId))
			.where(and(isMine, inArray(cvVersion.reason, ['export', 'sent', 'tailored']))),
	])
	return {
		id,
		title: row.title,
		missing,
		remarks: remarks.amount,
		firstRemark: remarks.first,
		isDownloaded: kept.some(({ reason, cvId }) => reason === 'export' && cvId === id),
		isTailored: kept.some(({ reason }) => reason !== 'export'),
	}
}

async function freshSearches({ orm, now }: Parts, ownerId: string): Promise<NextFacts['searches']> {
	const rows = await orm
		.select()
		.from(jobSearch)
		.where(eq(jobSearch.ownerId, ownerId))
		.orderBy(desc(jobSearch.createdAt))
		.limit(mostSearches)
	const weekAgo = new Date(now() - 7 * dayMs)
	const found: NextFacts['searches'] = []
	for (const { id, name, wish: kept } of rows) {
		const wish = jobWishSchema.parse(kept)
		const { all } = buildConditions(wish, await buildJobQuery(orm, wish), now())
		const isNew = and(all, gt(job.firstSeenAt, weekAgo))
		const [counted] = await orm.select({ count: count() }).from(job).where(isNew)
		const newJobs = counted?.count ?? 0
		if (newJobs > 0) found.push({ id, name, wish, newJobs })
	}
	return found.sort((one, other) => other.newJobs - one.newJobs)
}
