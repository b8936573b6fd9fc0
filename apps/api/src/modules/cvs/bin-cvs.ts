import { binDays } from '@app/contract'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { cv } from '#db/schema.ts'
import type { RetentionTime } from '#services/retention.ts'
import type { CvKey, CvStoreDeps } from './cv-store-deps.ts'
import { isInBin, isOwned } from './owned-cv.ts'

const binMs = binDays * 86_400_000

/** Deletes CVs, first into the bin. Each method returns whether the CV was there. */
export function binCvs({ orm, now }: CvStoreDeps) {
	return {
		async moveToBin(key: CvKey): Promise<boolean> {
			const changes = { deletedAt: new Date(now()) }
			const moved = await orm.update(cv).set(changes).where(isOwned(key)).returning({ id: cv.id })
			return moved.length > 0
		},

		async takeFromBin(key: CvKey): Promise<boolean> {
			const changes = { deletedAt: null }
			const taken = await orm.update(cv).set(changes).where(isInBin(key)).returning({ id: cv.id })
			return taken.length > 0
		},

		/** Deletes a CV of the bin with its versions, for good. */
		async deleteForGood(key: CvKey): Promise<boolean> {
			const deleted = await orm.delete(cv).where(isInBin(key)).returning({ id: cv.id })
			return deleted.length > 0
		},

		async emptyBin(ownerId: string): Promise<void> {
			await orm.delete(cv).where(and(eq(cv.ownerId, ownerId), isNotNull(cv.deletedAt)))
		},

		/** Deletes the CVs that have been in the bin for 30 days. */
		async deleteExpired(at: RetentionTime): Promise<void> {
			await orm.delete(cv).where(lte(cv.deletedAt, new Date(at.getTime() - binMs)))
		},
	}
}
