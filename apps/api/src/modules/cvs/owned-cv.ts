import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { cv } from '#db/schema.ts'
import type { CvKey } from './cv-store-deps.ts'

/** One CV of its owner that is not in the bin. */
export function isOwned({ ownerId, cvId }: CvKey): SQL | undefined {
	return and(eq(cv.id, cvId), eq(cv.ownerId, ownerId), isNull(cv.deletedAt))
}

/** One CV of its owner that is in the bin. */
export function isInBin({ ownerId, cvId }: CvKey): SQL | undefined {
	return and(eq(cv.id, cvId), eq(cv.ownerId, ownerId), isNotNull(cv.deletedAt))
}
