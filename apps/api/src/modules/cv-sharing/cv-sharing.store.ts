import { openSharedCvs } from './open-shared-cv.ts'
import { type ShareParts, shareCvs } from './share-cvs.ts'

export type CvSharingStore = ReturnType<typeof cvSharingStore>

/** Shares CVs: the settings for their owners, the CVs for anybody with their address. */
export function cvSharingStore(parts: ShareParts) {
	return { ...shareCvs(parts), ...openSharedCvs(parts) }
}
