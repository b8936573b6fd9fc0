import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { session } from '#shared/session/session.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/**
 * Notes that whoever is signed in has written the CV of this browser, which then leaves with them. What they put back
 * here on purpose may be somebody else's, and stays a guest's.
 */
export function noteLocalCvOwner(storage: TextStorage = browserStorage()): void {
	const id = session.getState().user?.id
	if (id === undefined || storage.getItem(storageKeys.stays) === id) return
	storage.setItem(storageKeys.cvOwner, id)
}

/** Whether this browser has a CV that this person wrote while they were signed in, and that no account has. */
export function hasOwnLocalCv(accountId: string, storage: TextStorage = browserStorage()): boolean {
	const isThere = storage.getItem(storageKeys.cv) ?? storage.getItem(storageKeys.otherCv)
	return isThere !== null && storage.getItem(storageKeys.cvOwner) === accountId
}
