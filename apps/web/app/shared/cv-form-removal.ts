import { browserStorage, type TextStorage } from './browser-storage.ts'
import { otherVersionKey, storageKey, unreadableCvPrefix } from './common-storage-keys.ts'
import { deleteUndoHistory } from './delete-undo-history.ts'
import { showExampleBeside } from './examples/example-beside-cv.ts'
import { localCv, localDoubtsKey } from './import-confidence/stored-low-confidence.ts'
import { currentCvKey } from './local-cvs/current-local-cv.ts'
import { sentKey, staysKey } from './local-cvs/sent-cvs.ts'
import { forgetGuestPages, putTexts, type StoredCvTexts } from './local-cvs/stored-cv-texts.ts'
import { type StorageKey, storageKeys } from './storage-keys.ts'

/**
 * Removes the CV and every version beside it from the browser's storage; returns the texts with which they can be put
 * back.
 */
export function takeStoredForm(storage: TextStorage = browserStorage()): StoredCvTexts {
	const taken: StoredCvTexts = {}
	deleteUndoHistory()
	void forgetGuestPages()
	showExampleBeside(localCv, null, storage)
	const beside = [
		currentCvKey,
		otherVersionKey,
		localDoubtsKey,
		storageKeys.cvDrafts,
		sentKey,
		staysKey,
		storageKeys.cvOwner,
	]
	const keys = [storageKey, ...beside, ...unreadableKeys(storage)]
	for (const key of keys) {
		const text = storage.getItem(key)
		if (text === null) continue
		taken[key] = text
		storage.removeItem(key)
	}
	return taken
}

/** Removes only the open CV from the browser's storage. Other CVs stay there. */
export function takeOpenForm(storage: TextStorage = browserStorage()): void {
	deleteUndoHistory()
	void forgetGuestPages()
	showExampleBeside(localCv, null, storage)
	const keys = [storageKey, currentCvKey, localDoubtsKey, storageKeys.cvDrafts, storageKeys.cvOwner]
	for (const key of keys) storage.removeItem(key)
}

/** Puts back what `takeStoredForm` took. Throws when the browser's storage is full or forbidden. */
export function putBackStoredForm(
	taken: StoredCvTexts,
	storage: TextStorage = browserStorage(),
): void {
	putTexts(taken, storage)
}

// The copies are numbered from the second on and without a gap.
function unreadableKeys(storage: TextStorage): StorageKey[] {
	const keys: StorageKey[] = []
	for (let copy = 1; ; copy++) {
		const key: StorageKey = copy === 1 ? unreadableCvPrefix : `${unreadableCvPrefix}.${copy}`
		if (storage.getItem(key) === null) return keys
		keys.push(key)
	}
}
