import { type TextStorage, tabStorage } from './browser-storage.ts'
import { parseJson } from './parse-json.ts'
import { storageKeys } from './storage-keys.ts'

const historyKey = storageKeys.history

/** Deletes the undo history that this tab stores. */
export function deleteUndoHistory(storage: TextStorage = tabStorage()): void {
	storage.removeItem(historyKey)
}

/** The stored history, not yet validated. */
type KeptHistory = Partial<
	Record<
		'cvId' | 'ownerId' | 'shown' | 'versionHistory' | 'currentVersion' | 'newest' | 'says',
		unknown
	>
>

/** Returns the history that this tab stores, or `null` without one. */
export function readKeptHistory(storage: TextStorage): KeptHistory | null {
	const kept = parseJson(storage.getItem(historyKey) ?? '')
	return typeof kept === 'object' ? kept : null
}
