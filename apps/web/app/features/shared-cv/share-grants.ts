import { type TextStorage, tabStorage } from '#shared/browser-storage.ts'
import { keyPrefixes } from '#shared/storage-keys.ts'

const grantKey = (key: string) => `${keyPrefixes.shareGrant}${key}` as const

/** Returns the grant that this tab got for the password of a shared CV, so that a reload does not ask again. */
export function readShareGrant(key: string): string | null {
	return inTab((storage) => storage.getItem(grantKey(key))) ?? null
}

/** Keeps it until the tab is closed; the server forgets it within an hour. */
export function storeShareGrant(key: string, grant: string): void {
	inTab((storage) => storage.setItem(grantKey(key), grant))
}

/** The headers that show it. */
export function shareGrantHeaders(grant: string | null): { 'share-grant'?: string } {
	return grant === null ? {} : { 'share-grant': grant }
}

// Without storage a reload asks for the password again, which is no reason to show nothing.
function inTab<Result>(use: (storage: TextStorage) => Result): Result | null {
	try {
		return use(tabStorage())
	} catch {
		return null
	}
}
