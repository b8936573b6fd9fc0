import type { TextStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'

/**
 * Where CVs wait on their way into the database of this browser. A CV is written here before another one is opened, in
 * one go with it, so that neither a page that closes nor a second tab can lose it; where there is no database it stays.
 */
export const stagedKey = commonStorageKeys.stagedCvs
/** The storage key of the number of CVs beside the open one, as last counted. */
export const listedKey = commonStorageKeys.listedCvs

/** How many CVs lie beside the open one, as far as that can be said without reading them: one or more when it is not sure. */
export function estimateListedCvs(storage: TextStorage): number {
	const count = Number(storage.getItem(listedKey) ?? 0) || 0
	return storage.getItem(stagedKey) === null ? count : Math.max(count, 1)
}
