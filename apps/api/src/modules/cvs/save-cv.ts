import { maxCvBytes } from '@app/contract'
import {
	type CvDesign,
	type CvDocument,
	countLines,
	currentSchemaVersion,
	maxCvLines,
} from '@app/cv'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { prepared } from '#db/prepared-statements.ts'
import { AppError } from '#http/app-error.ts'
import {
	stripUnstorableCharacters,
	stripUnstorableText,
} from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { isSignedIn } from '../sessions/active-sessions.ts'
import type { CvStoreDeps, SaveKey } from './cv-store-deps.ts'
import { autosaveEveryMs } from './version-limits.ts'
import type { VersionThrottle } from './version-throttle.ts'

/** A person's changes. Absent fields stay unchanged. */
export type CvChanges = {
	title?: string | undefined
	document?: CvDocument | undefined
	design?: CvDesign | undefined
	/** The place that saves, such as a tab: it can ask later whether this arrived. */
	writer?: string | undefined
}

/** Writers that a CV remembers. One is a visit to the editor, and it asks within days if at all. */
const rememberedWriters = 50

export type SavedCv = { id: string; revision: number; updatedAt: string }

const savedRows = z.object({
	rows: z.array(z.object({ revision: z.number(), keptLast: z.coerce.date().nullish() })),
})

/**
 * Saves a CV in one statement, which does nothing unless the CV still has the revision that the change was made from.
 * From time to time the same statement keeps the replaced state as a version, so that typing leaves a trail.
 */
export async function saveCv(
	{ orm, now, trails }: CvStoreDeps & { trails: VersionThrottle },
	key: SaveKey,
	changes: CvChanges,
): Promise<SavedCv | null> {
	const atMs = now()
	const updatedAt = new Date(atMs).toISOString()
	const isOurs = isUnchanged(key, changes, atMs)
	const leavesTrail = trails.isDue(key.cvId, atMs)
	const found = await orm.execute(sql`${prepared}
		${leavesTrail ? keepTrail(isOurs, atMs) : sql.empty()}
		update cv set ${buildAssignments(changes)}
			revision = revision + 1, updated_at = ${updatedAt}::timestamptz
		where ${isOurs}
		returning revision ${leavesTrail ? keptLast : sql.empty()}`)
	const [saved] = savedRows.parse(found).rows
	if (!saved) return null
	if (saved.keptLast) trails.keptAt(key.cvId, saved.keptLast.getTime())
	return { id: key.cvId, revision: saved.revision, updatedAt }
}

/** The CV as it was when the change was made; its document is not of a newer Ella, which is never written over. */
function isUnchanged(key: SaveKey, { document }: CvChanges, nowMs: number): SQL {
	const { ownerId, cvId, revision } = key
	const isReadable = sql`and coalesce((document ->> 'schemaVersion')::integer, 1) <= ${currentSchemaVersion}::integer`
	return sql`id = ${cvId}::uuid and owner_id = ${ownerId}::uuid and revision = ${revision}::integer
		and deleted_at is null ${document === undefined ? sql.empty() : isReadable}
		and ${isInSession(key, nowMs)}`
}

/** That the session that saves goes on, where one is named. */
export function isInSession({ ownerId, sessionId }: SaveKey, nowMs: number): SQL {
	return sessionId === undefined ? sql`true` : isSignedIn({ accountId: ownerId, sessionId }, nowMs)
}

/** Stores the current CV as a version, unless the last version is only minutes old. */
function keepTrail(isOurs: SQL, atMs: number): SQL {
	const trailFrom = new Date(atMs - autosaveEveryMs).toISOString()
	return sql`with kept as (
			insert into cv_version
				(id, cv_id, number, reason, revision, title, document, design, created_at)
			select ${uuidV7(atMs)}::uuid, id,
				1 + coalesce((select max(number) from cv_version where cv_id = cv.id), 0),
				'autosave', revision, title, document, design, updated_at
			from cv
			where ${isOurs} and created_at <= ${trailFrom}::timestamptz and not exists (
				select 1 from cv_version
				where cv_id = cv.id and created_at > ${trailFrom}::timestamptz
			)
			on conflict do nothing
		)`
}

/** When a version of the CV was kept last before this statement; a new CV counts as kept. */
const keptLast = sql`, greatest(
	created_at, (select max(created_at) from cv_version where cv_id = cv.id)
) as "keptLast"`

/** Throws `cv_too_large` for more than is kept of one CV. */
export function refuseTooLarge(content: Pick<CvChanges, 'document' | 'design'>): void {
	if (Buffer.byteLength(JSON.stringify(content)) > maxCvBytes) throw new AppError('cv_too_large')
	if (content.document && countLines(content.document) > maxCvLines) {
		throw new AppError(
			'cv_too_large',
			`A CV can have up to ${maxCvLines} lines. Shorten this one to save it.`,
		)
	}
}

function buildAssignments({ title, document, design, writer }: CvChanges): SQL {
	const json = (value: object) => sql`${JSON.stringify(stripUnstorableCharacters(value))}::jsonb`
	return sql.join([
		title === undefined ? sql.empty() : sql`title = ${stripUnstorableText(title)},`,
		document === undefined ? sql.empty() : sql`document = ${json(document)},`,
		design === undefined ? sql.empty() : sql`design = ${json(design)},`,
		writer === undefined ? sql.empty() : sql`saved_by = ${withWriter(writer)},`,
	])
}

/** The recent writers, with this one last. */
function withWriter(writer: string): SQL {
	return sql`(
		select coalesce(jsonb_object_agg(key, value), '{}')
		from (
			select key, value from jsonb_each(saved_by) where key <> ${writer}::text
			order by value::integer desc limit ${rememberedWriters - 1}
		) as others
	) || jsonb_build_object(${writer}::text, revision + 1)`
}
