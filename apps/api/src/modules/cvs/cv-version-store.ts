import type { Cv, CvVersion, CvVersionSummary, VersionReason } from '@app/contract'
import { and, count, desc, eq, getTableColumns, inArray, lt, max, ne, or } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, cvVersion } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { cursorNumber, readCursor, toCursor } from '#services/pagination-cursor.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { CvKey, CvStoreDeps } from './cv-store-deps.ts'
import { readContent, toVersionSummary } from './map-cv.ts'
import { isOwned } from './owned-cv.ts'
import { mostNamedVersions } from './version-limits.ts'

export type VersionWish = { reason: VersionReason; label: string }
/** A CV that was read before; its owner may have changed it since. */
export type SeenCv = Pick<Cv, 'revision' | 'title' | 'document' | 'design'>
type VersionKey = CvKey & { versionId: string }

const {
	document: _document,
	design: _design,
	title: _title,
	...summary
} = getTableColumns(cvVersion)

/** The versions of CVs, for their owners. */
export function cvVersionStore({ orm, now }: CvStoreDeps) {
	return {
		/** A page of a CV's versions, the newest first; `null` when there is no such CV. */
		async versions(key: CvKey, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
			const [found] = await orm.select({ id: cv.id }).from(cv).where(isOwned(key))
			if (!found) return null
			const after = readCursor(cursor, cursorNumber)
			const rows = await orm
				.select(summary)
				.from(cvVersion)
				.where(
					and(
						eq(cvVersion.cvId, key.cvId),
						after ? lt(cvVersion.number, Number(after.value)) : undefined,
					),
				)
				.orderBy(desc(cvVersion.number))
				.limit(limit + 1)
			const last = rows[limit - 1]
			const nextCursor = rows.length > limit && last ? toCursor(`${last.number}`, last.id) : null
			return { versions: rows.slice(0, limit).map(toVersionSummary), nextCursor }
		},

		async version(key: VersionKey): Promise<CvVersion | null> {
			const [row] = await orm
				.select(getTableColumns(cvVersion))
				.from(cvVersion)
				.innerJoin(cv, eq(cv.id, cvVersion.cvId))
				.where(and(eq(cvVersion.id, key.versionId), isOwned(key)))
			return row ? { ...toVersionSummary(row), title: row.title, ...readContent(row) } : null
		},

		/** Keeps a CV as it is now, or as it was `seen` just before; returns `null` when the CV doesn't exist. */
		makeVersion(key: CvKey, wish: VersionWish, seen?: SeenCv): Promise<CvVersionSummary | null> {
			return orm.transaction((tx) => saveVersionNow(tx, now, { ...key, ...wish, seen }))
		},

		async nameVersion(key: VersionKey, label: string): Promise<CvVersionSummary | null> {
			return orm.transaction(async (tx) => {
				const [owned] = await tx.select().from(cv).where(isOwned(key)).for('update')
				if (!owned) return null
				if (label !== '') await refuseTooMany(tx, key)
				const [row] = await tx
					.update(cvVersion)
					.set({ label: stripUnstorableText(label) })
					.where(and(eq(cvVersion.id, key.versionId), eq(cvVersion.cvId, key.cvId)))
					.returning(summary)
				return row ? toVersionSummary(row) : null
			})
		},
	}
}

/**
 * Keeps a CV as it is now. A revision is kept once: if it was kept before, a better reason or a name replaces the old
 * reason or name.
 */
export async function saveVersionNow(
	tx: Orm,
	now: () => number,
	{ reason, label, seen, ...key }: CvKey & VersionWish & { seen?: SeenCv | undefined },
): Promise<CvVersionSummary | null> {
	const [row] = await tx.select().from(cv).where(isOwned(key)).for('update')
	if (!row) return null
	if (reason === 'manual') await refuseTooMany(tx, key)
	const [latest] = await tx
		.select({ number: max(cvVersion.number) })
		.from(cvVersion)
		.where(eq(cvVersion.cvId, key.cvId))
	const { updatedAt } = row
	const { revision, title, document, design } = seen ?? row
	const [made] = await tx
		.insert(cvVersion)
		.values({
			id: uuidV7(now()),
			cvId: key.cvId,
			number: (latest?.number ?? 0) + 1,
			reason,
			label: stripUnstorableText(label),
			revision,
			title,
			document,
			design,
			createdAt: reason === 'autosave' ? updatedAt : new Date(now()),
		})
		.onConflictDoNothing()
		.returning(summary)
	if (made) return toVersionSummary(made)
	return promote(tx, { ...key, revision, reason, label })
}

/** Gives the version that there is already a better reason or a name. */
async function promote(
	tx: Orm,
	{ cvId, revision, reason, label }: CvKey & VersionWish & { revision: number },
): Promise<CvVersionSummary> {
	const isThis = and(eq(cvVersion.cvId, cvId), eq(cvVersion.revision, revision))
	// A download says less than a wish to keep it; what made the version says more, and stays.
	const lesser: VersionReason[] =
		reason === 'manual' || reason === 'sent' ? ['autosave', 'export'] : ['autosave']
	if (reason !== 'autosave') {
		const isLesser = inArray(cvVersion.reason, lesser)
		await tx.update(cvVersion).set({ reason }).where(and(isThis, isLesser))
	}
	if (label !== '') {
		await tx
			.update(cvVersion)
			.set({ label: stripUnstorableText(label) })
			.where(isThis)
	}
	const [row] = await tx.select(summary).from(cvVersion).where(isThis)
	if (!row) throw new Error('A version was neither made nor there already.')
	return toVersionSummary(row)
}

async function refuseTooMany(tx: Orm, { cvId, versionId }: CvKey & { versionId?: string }) {
	const isNamed = or(eq(cvVersion.reason, 'manual'), ne(cvVersion.label, ''))
	const isOther = versionId === undefined ? undefined : ne(cvVersion.id, versionId)
	const [named] = await tx
		.select({ number: count() })
		.from(cvVersion)
		.where(and(eq(cvVersion.cvId, cvId), isNamed, isOther))
	if ((named?.number ?? 0) >= mostNamedVersions) throw new AppError('too_many_versions')
}
