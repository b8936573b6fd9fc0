import type { Cv } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { cv, cvShare, cvVersion } from '#db/schema.ts'
import type { CvKey, CvStoreDeps, SaveKey } from './cv-store-deps.ts'
import { saveVersionNow, type VersionWish } from './cv-version-store.ts'
import { mapCv, readContent } from './map-cv.ts'
import { isOwned } from './owned-cv.ts'
import { type CvChanges, isInSession, type SavedCv, saveCv } from './save-cv.ts'
import { trailsOfSaves } from './version-throttle.ts'

type RevisionKey = CvKey & { revision: number }

/** The ways in which a kept CV changes; each does nothing to a CV that has another revision by now. */
export function changeCvs(parts: CvStoreDeps) {
	const { orm, now } = parts
	const trails = trailsOfSaves()

	/** Keeps the present CV as a version, changes the CV, and keeps the result as a version. */
	function saveAsVersion(key: SaveKey, changes: CvChanges, wish: VersionWish) {
		return orm.transaction(async (tx) => {
			const isSame = and(isOwned(key), eq(cv.revision, key.revision), isInSession(key, now()))
			const [row] = await tx.select({ id: cv.id }).from(cv).where(isSame).for('update')
			if (!row) return null
			await saveVersionNow(tx, now, { ...key, reason: 'autosave', label: '' })
			const saved = await saveCv({ orm: tx, now, trails }, key, changes)
			await saveVersionNow(tx, now, { ...key, ...wish })
			return saved
		})
	}

	return {
		/** Saves a change; `null` when the CV is not there or has changed since, or when the session is over. */
		save: (key: SaveKey, changes: CvChanges, wish: VersionWish): Promise<SavedCv | null> =>
			wish.reason === 'autosave' && wish.label === ''
				? saveCv({ ...parts, trails }, key, changes)
				: saveAsVersion(key, changes, wish),

		/** Sets a CV back to a version; returns `null` as above, and `undefined` when the version doesn't exist. */
		async restoreVersion({
			versionId,
			...key
		}: RevisionKey & { versionId: string }): Promise<SavedCv | null | undefined> {
			const [version] = await orm
				.select({ document: cvVersion.document, design: cvVersion.design })
				.from(cvVersion)
				.innerJoin(cv, eq(cv.id, cvVersion.cvId))
				.where(and(eq(cvVersion.id, versionId), isOwned(key)))
			if (!version) return undefined
			return saveAsVersion(key, readContent(version), { reason: 'restore', label: '' })
		},

		/** How often a CV has changed. */
		async revisionOf(key: CvKey): Promise<number | null> {
			const [row] = await orm.select({ revision: cv.revision }).from(cv).where(isOwned(key))
			return row?.revision ?? null
		},

		/** A CV as it is now. */
		async get(key: CvKey): Promise<Cv | null> {
			const [found] = await orm
				.select({ row: cv, visibility: cvShare.visibility })
				.from(cv)
				.leftJoin(cvShare, eq(cvShare.cvId, cv.id))
				.where(isOwned(key))
			return found ? mapCv(found.row, found.visibility ?? 'private') : null
		},
	}
}
