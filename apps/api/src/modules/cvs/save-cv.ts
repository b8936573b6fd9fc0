import { maxCvBytes } from '@app/contract'
import { type CvDesign, type CvDocument, currentSchemaVersion } from '@app/cv'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { storable, storableText } from '#services/storable.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { autosaveEveryMs } from './cv-limits.ts'
import type { CvKey, CvStoreParts } from './cv-parts.ts'

/** What a person changed; what is absent stays as it was. */
export type CvChanges = {
	title?: string | undefined
	document?: CvDocument | undefined
	design?: CvDesign | undefined
	/** The place that saves, such as a tab: it can ask later whether this arrived. */
	writer?: string | undefined
}

/** Writers that a CV remembers. One is a visit to the editor, and it asks within days if at all. */
const rememberedWriters = 50

/** Holds for a document that this Ella can read: one of a newer Ella is never written over. */
const isNotNewer = sql`coalesce((document ->> 'schemaVersion')::integer, 1) <= ${currentSchemaVersion}::integer`

export type SavedCv = { id: string; revision: number; updatedAt: string }

const savedRows = z.object({ rows: z.array(z.object({ revision: z.number() })) })

/**
 * Saves a CV in one statement, which does nothing unless the CV still has the revision that the change was made
 * from. Now and then the same statement keeps what it replaces as a version, so that typing leaves a trail.
 */
export async function saveCv(
	{ orm, now }: CvStoreParts,
	{ ownerId, cvId, revision }: CvKey & { revision: number },
	changes: CvChanges,
): Promise<SavedCv | null> {
	const updatedAt = new Date(now()).toISOString()
	const trailFrom = new Date(now() - autosaveEveryMs).toISOString()
	const { title, document, design } = toColumns(changes)
	const writer = changes.writer ?? null
	const found = await orm.execute(sql`
		with old as (
			select * from cv
			where id = ${cvId}::uuid and owner_id = ${ownerId}::uuid
				and revision = ${revision}::integer and deleted_at is null
				and (${document}::jsonb is null or ${isNotNewer})
			for update
		), kept as (
			insert into cv_version
				(id, cv_id, number, reason, revision, title, document, design, created_at)
			select ${uuidV7(now())}::uuid, old.id,
				1 + coalesce((select max(number) from cv_version where cv_id = old.id), 0),
				'autosave', old.revision, old.title, old.document, old.design, old.updated_at
			from old
			where old.created_at <= ${trailFrom}::timestamptz and not exists (
				select 1 from cv_version
				where cv_id = old.id and created_at > ${trailFrom}::timestamptz
			)
			on conflict do nothing
		)
		update cv set
			title = coalesce(${title}::text, cv.title),
			document = coalesce(${document}::jsonb, cv.document),
			design = coalesce(${design}::jsonb, cv.design),
			revision = cv.revision + 1,
			saved_by = case when ${writer}::text is null then cv.saved_by else (
				select coalesce(jsonb_object_agg(key, value), '{}')
				from (
					select key, value from jsonb_each(old.saved_by) where key <> ${writer}::text
					order by value::integer desc limit ${rememberedWriters - 1}
				) as others
			) || jsonb_build_object(${writer}::text, old.revision + 1) end,
			updated_at = ${updatedAt}::timestamptz
		from old where cv.id = old.id
		returning cv.revision as revision`)
	const [saved] = savedRows.parse(found).rows
	return saved ? { id: cvId, revision: saved.revision, updatedAt } : null
}

/** Throws `cv_too_large` for more than is kept of one CV. */
export function refuseTooLarge(content: Pick<CvChanges, 'document' | 'design'>): void {
	if (Buffer.byteLength(JSON.stringify(content)) > maxCvBytes) throw new AppError('cv_too_large')
}

function toColumns({ title, document, design }: CvChanges) {
	const jsonOf = (value: object | undefined) => (value ? JSON.stringify(storable(value)) : null)
	return {
		title: title === undefined ? null : storableText(title),
		document: jsonOf(document),
		design: jsonOf(design),
	}
}
