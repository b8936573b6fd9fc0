import { applicationBinDays } from '@app/contract/applications'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { application } from '#db/schema.ts'
import type { RetentionTime } from '#services/retention.ts'
import type { ApplicationKey, ApplicationStoreDeps } from './application-store-deps.ts'
import { isInBin, isOwned } from './owned-application.ts'

const binMs = applicationBinDays * 86_400_000

/** Deletes applications, first into the bin. Each method returns whether the application was there. */
export function binApplications({ orm, now }: ApplicationStoreDeps) {
	return {
		async moveToBin(key: ApplicationKey): Promise<boolean> {
			const moved = await orm
				.update(application)
				.set({ deletedAt: new Date(now()) })
				.where(isOwned(key))
				.returning({ id: application.id })
			return moved.length > 0
		},

		async takeFromBin(key: ApplicationKey): Promise<boolean> {
			const taken = await orm
				.update(application)
				.set({ deletedAt: null })
				.where(isInBin(key))
				.returning({ id: application.id })
			return taken.length > 0
		},

		async deleteForGood(key: ApplicationKey): Promise<boolean> {
			const deleted = await orm
				.delete(application)
				.where(isInBin(key))
				.returning({ id: application.id })
			return deleted.length > 0
		},

		async emptyBin(ownerId: string): Promise<void> {
			await orm
				.delete(application)
				.where(and(eq(application.ownerId, ownerId), isNotNull(application.deletedAt)))
		},

		/** Deletes the applications that have been in the bin for 30 days. */
		async deleteExpired(at: RetentionTime): Promise<void> {
			await orm
				.delete(application)
				.where(lte(application.deletedAt, new Date(at.getTime() - binMs)))
		},
	}
}
