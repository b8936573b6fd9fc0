import type { CvSummary } from '@app/contract'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { application, cv, cvShare } from '#db/schema.ts'
import { cursorText, cursorTime, readCursor, toCursor } from '#services/pagination-cursor.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import type { CvStoreDeps } from './cv-store-deps.ts'

export type CvListWish = {
	cursor?: string | undefined
	limit: number
	search: string
	sort: 'updated' | 'created' | 'title'
	from: 'cvs' | 'bin'
}

const info = sql`${cv.document} -> 'personalInfo'`
const personName = sql<string>`btrim(concat_ws(' ', ${info} ->> 'firstName', ${info} ->> 'lastName'))`
const headline = sql<string>`coalesce(${info} ->> 'headline', '')`
const jobs = sql`jsonb_path_query_array(${cv.document}, '$.experience[*].*')`
const searched = sql`lower(concat_ws(' ', ${cv.title}, ${personName}, ${headline}, ${jobs}::text))`

const columns = {
	id: cv.id,
	title: cv.title,
	revision: cv.revision,
	createdAt: cv.createdAt,
	updatedAt: cv.updatedAt,
	deletedAt: cv.deletedAt,
	personName,
	headline,
	visibility: cvShare.visibility,
	sentTo: sql<number>`(select count(*)::int from ${application} where ${application.ownerId} = ${cv.ownerId} and ${application.sentCvId} = ${cv.id} and ${application.deletedAt} is null)`,
	templateId: sql<string>`coalesce(${cv.design} ->> 'templateId', '')`,
	titleKey: sql<string>`lower(${cv.title})`,
}

/** A page of a person's CVs, without their documents. */
export async function listCvs({ orm }: CvStoreDeps, ownerId: string, wish: CvListWish) {
	const { limit, search, from } = wish
	const isFound =
		search === ''
			? undefined
			: sql`strpos(${searched}, lower(${stripUnstorableText(search)}::text)) > 0`
	const isThere = from === 'bin' ? isNotNull(cv.deletedAt) : isNull(cv.deletedAt)
	const rows = await orm
		.select(columns)
		.from(cv)
		.leftJoin(cvShare, eq(cvShare.cvId, cv.id))
		.where(and(eq(cv.ownerId, ownerId), isThere, isFound, isAfterCursor(wish)))
		.orderBy(...chooseOrder(wish.sort))
		.limit(limit + 1)
	const last = rows[limit - 1]
	const nextCursor =
		rows.length > limit && last ? toCursor(sortedBy(last, wish.sort), last.id) : null
	return { cvs: rows.slice(0, limit).map(toSummary), nextCursor }
}

type Row = Omit<CvSummary, 'createdAt' | 'updatedAt' | 'deletedAt' | 'visibility'> & {
	createdAt: Date
	updatedAt: Date
	deletedAt: Date | null
	visibility: CvSummary['visibility'] | null
	titleKey: string
}

function toSummary({ titleKey: _titleKey, ...row }: Row): CvSummary {
	return {
		...row,
		visibility: row.visibility ?? 'private',
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		deletedAt: row.deletedAt?.toISOString() ?? null,
	}
}

function sortedBy(row: Row, sort: CvListWish['sort']): string {
	if (sort === 'title') return row.titleKey
	return (sort === 'created' ? row.createdAt : row.updatedAt).toISOString()
}

function chooseOrder(sort: CvListWish['sort']): SQL[] {
	if (sort === 'title') return [asc(columns.titleKey), asc(cv.id)]
	return [desc(sort === 'created' ? cv.createdAt : cv.updatedAt), desc(cv.id)]
}

function isAfterCursor({ cursor, sort }: CvListWish): SQL | undefined {
	const after = readCursor(cursor, sort === 'title' ? cursorText : cursorTime)
	if (after === null) return undefined
	const { value, id } = after
	if (sort === 'title') {
		return sql`(${columns.titleKey}, ${cv.id}) > (${value}::text, ${id}::uuid)`
	}
	const time = sort === 'created' ? cv.createdAt : cv.updatedAt
	return sql`(${time}, ${cv.id}) < (${value}::timestamptz, ${id}::uuid)`
}
