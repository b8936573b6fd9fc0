import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { session } from '#shared/session/session.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/**
 * Stores the signed-in user as the owner of the CV that begins now in this browser; the CV then leaves with its
 * owner. A CV begun earlier keeps its owner, or stays a guest's, even when another person edits it.
 */
export function noteLocalCvOwner(storage: TextStorage = browserStorage()): void {
	const id = session.getState().user?.id
	if (id === undefined) storage.removeItem(storageKeys.cvOwner)
	else storage.setItem(storageKeys.cvOwner, id)
}

/** Whether something with this owner, or a guest's without one, is this person's to see and to move. */
export function isForPerson(ownerId: string | null, accountId: string | undefined): boolean {
	return ownerId === null || ownerId === accountId
}
