import type { ShareSettings, updateShareSettings } from '@app/contract'
import { partsHiddenAtFirst } from '@app/cv'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { cv, cvShare, cvShareDay } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { Passwords } from '#services/passwords/passwords.ts'
import { newGrantKey, newPublicId } from './share-grants.ts'

export type ShareWish = z.infer<(typeof updateShareSettings)['body']>
export type ShareKey = { ownerId: string; cvId: string }
export type ShareParts = { orm: Orm; now: () => number; passwords: Passwords }

type Share = typeof cvShare.$inferSelect

/** How CVs are shared, for their owners. Each answers `null` when there is no such CV. */
export function shareCvs({ orm, passwords }: ShareParts) {
	async function settings(key: ShareKey): Promise<ShareSettings | null> {
		const [row] = await orm
			.select({ share: cvShare })
			.from(cv)
			.leftJoin(cvShare, eq(cvShare.cvId, cv.id))
			.where(isShareable(key))
		return row ? { ...toSettings(row.share), ...(await countViews(orm, key.cvId)) } : null
	}

	return {
		settings,

		async share(key: ShareKey, wish: ShareWish): Promise<ShareSettings | null> {
			const { password } = wish
			const passwordHash = password ? await passwords.hash(password) : password
			const isKept = await orm.transaction((tx) => writeShare(tx, key, { ...wish, passwordHash }))
			return isKept ? settings(key) : null
		},

		/** Makes the old link worthless. The new one is counted anew. */
		async renewLink(key: ShareKey): Promise<ShareSettings | null> {
			await orm.transaction(async (tx) => {
				const owned = tx.select({ id: cv.id }).from(cv).where(isShareable(key))
				const renewed = await tx
					.update(cvShare)
					.set({ publicId: newPublicId(), grantKey: newGrantKey() })
					.where(inArray(cvShare.cvId, owned))
					.returning({ cvId: cvShare.cvId })
				if (renewed.length > 0) await forgetCounts(tx, key.cvId)
			})
			return settings(key)
		},
	}
}

type HashedWish = Omit<ShareWish, 'password'> & { passwordHash: string | null | undefined }

async function writeShare(tx: Orm, key: ShareKey, wish: HashedWish): Promise<boolean> {
	const { visibility, slug, passwordHash, allowsDownload, hiddenParts } = wish
	const [owned] = await tx.select({ id: cv.id }).from(cv).where(isShareable(key)).for('update')
	if (!owned) return false
	const isTaken = and(eq(cvShare.slug, slug ?? ''), sql`${cvShare.cvId} <> ${key.cvId}::uuid`)
	if ((await tx.$count(cvShare, isTaken)) > 0) throw new AppError('slug_taken')
	const expiresAt = wish.expiresAt === null ? null : new Date(wish.expiresAt)
	const changes = {
		visibility,
		slug,
		allowsDownload,
		hiddenParts: [...new Set(hiddenParts)],
		expiresAt,
		...(passwordHash !== undefined && { passwordHash }),
		// People who opened the CV under the old settings have to ask again.
		grantKey: newGrantKey(),
	}
	const publicId = newPublicId()
	await tx
		.insert(cvShare)
		.values({ cvId: key.cvId, publicId, ...changes })
		.onConflictDoUpdate({
			target: cvShare.cvId,
			// A link that was taken back stays dead when the CV is shared again.
			set: { ...changes, ...(visibility === 'private' && { publicId }) },
		})
		.catch(refuseTakenSlug)
	if (visibility === 'private') await forgetCounts(tx, key.cvId)
	return true
}

// Visits to a deleted link say nothing about the next link.
async function forgetCounts(tx: Orm, cvId: string): Promise<void> {
	await tx.delete(cvShareDay).where(eq(cvShareDay.cvId, cvId))
}

// Two people may choose the same address at the same moment.
function refuseTakenSlug(error: unknown): never {
	const cause = error instanceof Error ? error.cause : null
	const isTaken = cause instanceof Error && 'code' in cause && cause.code === '23505'
	throw isTaken ? new AppError('slug_taken') : error
}

function isShareable({ ownerId, cvId }: ShareKey) {
	return and(eq(cv.id, cvId), eq(cv.ownerId, ownerId), sql`${cv.deletedAt} is null`)
}

function toSettings(share: Share | null): Omit<ShareSettings, 'views' | 'downloads' | 'days'> {
	const isShared = share !== null && share.visibility !== 'private'
	return {
		visibility: share?.visibility ?? 'private',
		publicId: isShared ? share.publicId : null,
		slug: share?.slug ?? null,
		hasPassword: (share?.passwordHash ?? null) !== null,
		allowsDownload: share?.allowsDownload ?? true,
		expiresAt: share?.expiresAt?.toISOString() ?? null,
		hiddenParts: share?.hiddenParts ?? partsHiddenAtFirst,
	}
}

async function countViews(orm: Orm, cvId: string) {
	const { day, views, downloads } = cvShareDay
	const rows = await orm
		.select({ day, views, downloads })
		.from(cvShareDay)
		.where(eq(cvShareDay.cvId, cvId))
		.orderBy(desc(day))
	const sum = (name: 'views' | 'downloads') => rows.reduce((total, row) => total + row[name], 0)
	return { views: sum('views'), downloads: sum('downloads'), days: rows.slice(0, 30) }
}
