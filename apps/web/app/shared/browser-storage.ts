export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** A storage whose keys can be listed. */
export type ListedStorage = TextStorage & Pick<Storage, 'key' | 'length'>

/** The browser's storage; where the browser refuses it, one that is empty and says so when written to. */
export function browserStorage(): ListedStorage {
	try {
		return window.localStorage
	} catch {
		return {
			length: 0,
			key: () => null,
			getItem: () => null,
			removeItem: () => undefined,
			setItem: () => {
				throw new Error('This browser allows no storage.')
			},
		}
	}
}

/** Why a browser takes nothing. */
export type StorageRefusal = 'storage-full' | 'storage-forbidden'

/** Why the browser's storage took nothing. */
export function refusalOf(error: unknown): StorageRefusal {
	const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
	return isFull ? 'storage-full' : 'storage-forbidden'
}
