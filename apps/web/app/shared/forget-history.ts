import type { TextStorage } from './browser-storage.ts'
import { parseJson } from './parse-json.ts'

/** Where this tab keeps what undo and redo lead to. */
export const historyKey = 'cvFormHistory'

/** Takes it away, since the CV is somebody else’s business from now on. */
export function forgetHistory(storage: TextStorage = tabStorage()): void {
	storage.removeItem(historyKey)
}

/** Takes away what belongs to an account, since nobody is signed in; what a guest wrote here stays theirs. */
export function forgetHistoryOfAccounts(storage: TextStorage = tabStorage()): void {
	if (readKeptHistory(storage)?.ownerId !== null) forgetHistory(storage)
}

/** What is kept, to be looked at before it is used. */
type KeptHistory = Partial<
	Record<
		'cvId' | 'ownerId' | 'shown' | 'versionHistory' | 'currentVersion' | 'newest' | 'says',
		unknown
	>
>

/** What this tab keeps, if anything. */
export function readKeptHistory(storage: TextStorage): KeptHistory | null {
	const kept = parseJson(storage.getItem(historyKey) ?? '')
	return typeof kept === 'object' ? kept : null
}

const nothing: TextStorage = {
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
}

/** The storage of this tab; where the browser refuses it, one that is always empty. */
export function tabStorage(): TextStorage {
	try {
		return window.sessionStorage
	} catch {
		return nothing
	}
}
