export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage; where the browser refuses it, one that is empty and says so when written to. */
export function browserStorage(): TextStorage {
	try {
		return window.localStorage
	} catch {
		return {
			getItem: () => null,
			removeItem: () => undefined,
			setItem: () => {
				throw new Error('This browser allows no storage.')
			},
		}
	}
}
