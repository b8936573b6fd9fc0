import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { asRecord, parseJson } from '#shared/parse-json.ts'

/** Where the preferences are kept between visits. */
export const preferencesKey = commonStorageKeys.preferences

/** Whether visits of this browser may be counted; all that a page without CVs has to know of the preferences. */
export function allowsAnalytics(storage: TextStorage = browserStorage()): boolean {
	return asRecord(parseJson(storage.getItem(preferencesKey) ?? '')).allowsAnalytics === true
}
