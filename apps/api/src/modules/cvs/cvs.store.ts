import type { RetentionTime } from '#services/retention.ts'
import { binCvs } from './bin-cvs.ts'
import { changeCvs } from './change-cvs.ts'
import { createCvs } from './create-cvs.ts'
import type { CvStoreDeps } from './cv-store-deps.ts'
import { cvVersionStore } from './cv-version-store.ts'
import { type CvListWish, listCvs } from './list-cvs.ts'
import { thinVersions } from './thin-versions.ts'

export type CvStore = ReturnType<typeof cvStore>

/** Keeps people's CVs. Every query names the owner, so another person's CV isn't found. */
export function cvStore(parts: CvStoreDeps) {
	const bin = binCvs(parts)
	return {
		...createCvs(parts),
		...changeCvs(parts),
		...cvVersionStore(parts),
		...bin,
		list: (ownerId: string, wish: CvListWish) => listCvs(parts, ownerId, wish),

		/** Deletes the CVs that have been in the bin long enough, and thins old autosaves. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await bin.deleteExpired(at)
			await thinVersions(parts, at)
		},
	}
}
