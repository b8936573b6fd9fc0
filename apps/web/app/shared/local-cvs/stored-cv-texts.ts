import type { TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { isStorageKey } from '#shared/storage-key-kinds.ts'
import { type StorageKey, storageKeys } from '#shared/storage-keys.ts'
import { currentCvKey } from './current-local-cv.ts'

/** The stored texts, unparsed: to put them back, and to see whether they have changed. */
export type StoredCvTexts = Partial<Record<StorageKey, string>>

const keys = [storageKey, otherVersionKey, currentCvKey]

/** Returns the stored texts of the open CV at this moment. */
export function readTexts(storage: TextStorage): StoredCvTexts {
	const texts: StoredCvTexts = {}
	for (const key of keys) {
		const text = storage.getItem(key)
		if (text !== null) texts[key] = text
	}
	return texts
}

/** Whether nothing was written since these texts were read. */
export function areSameTexts(texts: StoredCvTexts, storage: TextStorage): boolean {
	return keys.every((key) => (texts[key] ?? null) === storage.getItem(key))
}

/** Stores texts as they were read. Throws when the browser's storage is full or forbidden. */
export function putTexts(texts: StoredCvTexts, storage: TextStorage): void {
	for (const [key, text] of Object.entries(texts)) {
		if (isStorageKey(key) && text !== undefined) storage.setItem(key, text)
	}
}

/** Takes the CVs out of the browser's storage, with their pages. */
export function removeTexts(storage: TextStorage): void {
	void forgetGuestPages()
	for (const key of keys) storage.removeItem(key)
	storage.removeItem(storageKeys.cvOwner)
}

/** Deletes the pages of the CV that this browser kept without an account, because that CV is here no longer. */
export async function forgetGuestPages(): Promise<void> {
	// Nobody who only reads the site has pages, so it is no part of every page.
	const copies = await import('#shared/offline/page-copies.ts').catch(() => null)
	await copies?.deletePages({ ownerId: copies.guestOwner, cvId: localCv })
}
