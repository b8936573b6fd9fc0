import type { StorageKey } from './storage-keys.ts'

/** A storage of texts, under names that `storage-keys.ts` lists. */
export type TextStorage = {
	getItem: (key: StorageKey) => string | null
	setItem: (key: StorageKey, text: string) => void
	removeItem: (key: StorageKey) => void
}
/** A storage whose keys can be listed. */
export type ListedStorage = TextStorage & Pick<Storage, 'key' | 'length'>

/** The two storages of a browser: for all tabs, and for this one. Each throws where the browser refuses it. */
export const storages = {
	local: (): ListedStorage => window.localStorage,
	session: (): ListedStorage => window.sessionStorage,
}

/** The browser's storage; where the browser refuses it, one that is empty and says so when written to. */
export function browserStorage(): ListedStorage {
	try {
		return storages.local()
	} catch {
		return {
			length: 0,
			key: () => null,
			getItem: () => null,
			removeItem: () => undefined,
			setItem: () => {
				throw new Error('This browser doesn’t allow storage.')
			},
		}
	}
}

const nothing: ListedStorage = {
	length: 0,
	key: () => null,
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
}

/** The storage of this tab; where the browser refuses it, one that is always empty. */
export function tabStorage(): ListedStorage {
	try {
		return storages.session()
	} catch {
		return nothing
	}
}

/** Returns every key in a storage, including the keys of other software. */
export function listNames(storage: ListedStorage): string[] {
	return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Why a browser takes nothing. */
export type StorageRefusal = 'storage-full' | 'storage-forbidden'

/** Why the browser's storage took nothing. */
export function toRefusal(error: unknown): StorageRefusal {
	const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
	return isFull ? 'storage-full' : 'storage-forbidden'
}
