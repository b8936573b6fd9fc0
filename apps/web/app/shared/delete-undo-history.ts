import { type TextStorage, tabStorage } from './browser-storage.ts'
import { parseJson } from './parse-json.ts'
import { storageKeys } from './storage-keys.ts'

const historyKey = storageKeys.history

/** Takes it away, since the CV is somebody else’s business from now on. */
export function deleteUndoHistory(storage: TextStorage = tabStorage()): void {
	storage.removeItem(historyKey)
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
