import type { RetentionTime } from '#services/retention.ts'
import { binCvs } from './bin-cvs.ts'
import { changeCvs } from './change-cvs.ts'
import { createCvs } from './create-cvs.ts'
import type { CvStoreDeps } from './cv-store-deps.ts'
import { cvVersionStore } from './cv-version-store.ts'
import { type CvListWish, listCvs } from './list-cvs.ts'
import { thinVersions } from './thin-versions.ts'

export type CvStore = ReturnType<typeof cvStore>

/** Keeps people's CVs. Every question names the owner: somebody else's CV is one that is not there. */
export function cvStore(parts: CvStoreDeps) {
	const bin = binCvs(parts)
	return {
		...createCvs(parts),
		...changeCvs(parts),
		...cvVersionStore(parts),
		...bin,
		list: (ownerId: string, wish: CvListWish) => listCvs(parts, ownerId, wish),

		/** Deletes what has waited long enough: of bins, and of autosaves. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await bin.deleteExpired(at)
			await thinVersions(parts, at)
		},
	}
}
