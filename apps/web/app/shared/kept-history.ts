import { sameValue } from '@app/cv'
import { type TextStorage, tabStorage } from './browser-storage.ts'
import { type CvFormData, formDataOf, readFormData } from './cv-form-data.ts'
import { forgetHistory, readKeptHistory } from './forget-history.ts'
import { storageKeys } from './storage-keys.ts'

/** What undo and redo lead to. */
export type EditHistory = {
	versionHistory: CvFormData[]
	currentVersion: number
	newest: CvFormData | null
}

/** Which CV was edited, and whose it is; `null` is the guest, whose CV this browser keeps. */
export type HistoryPlace = { cvId: string; ownerId: string | null }

/**
 * Keeps what undo and redo lead to in the storage of this tab, so that a reload takes neither away. One CV at a time.
 * A browser that takes nothing loses a comfort, and no word.
 */
export function keepHistory(
	form: CvFormData & EditHistory,
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): void {
	const { versionHistory, currentVersion, newest } = form
	try {
		if (versionHistory.length === 0) storage.removeItem(storageKeys.history)
		else
			storage.setItem(
				storageKeys.history,
				JSON.stringify({
					...{ cvId, ownerId, shown: formDataOf(form) },
					...{ versionHistory, currentVersion, newest },
				}),
			)
	} catch {
		forgetHistory(storage)
	}
}

/** The history of a CV that reads as it did when the tab was left; `null` when it has changed elsewhere since. */
export function keptHistory(
	form: CvFormData,
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): EditHistory | null {
	const kept = readKeptHistory(storage)
	if (kept === null || kept.cvId !== cvId || kept.ownerId !== ownerId) return null
	const { shown, versionHistory, currentVersion, newest } = kept
	const isSame = sameValue(readFormData(shown), formDataOf(form))
	if (!isSame || !Array.isArray(versionHistory)) return null
	const versions = versionHistory.map(readFormData)
	const isWhole = versions.every((version) => version !== null)
	if (!isWhole || typeof currentVersion !== 'number' || currentVersion > versions.length)
		return null
	return { versionHistory: versions, currentVersion, newest: newest ? readFormData(newest) : null }
}
