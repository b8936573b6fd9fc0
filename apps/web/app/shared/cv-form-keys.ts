import { firstStorageKeys, unreadableCvPrefix } from './first-storage-keys.ts'

/** The key of the browser's storage that holds the CV. */
export const storageKey = firstStorageKeys.cv
/** Where a version is kept that could not be saved because another tab had saved a different one. */
export const otherVersionKey = firstStorageKeys.otherCv
/** Where a stored text is kept that could not be read. */
export const unreadableKey = unreadableCvPrefix
