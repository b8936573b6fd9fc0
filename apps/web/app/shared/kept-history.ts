import { sameValue } from '@app/cv'
import type { TextStorage } from './browser-storage.ts'
import { type CvFormData, formDataOf, readFormData } from './cv-form-data.ts'
import { parseJson } from './parse-json.ts'

/** What undo and redo lead to. */
export type EditHistory = {
	versionHistory: CvFormData[]
	currentVersion: number
	newest: CvFormData | null
}

const key = 'cvFormHistory'

/**
 * Keeps what undo and redo lead to in the storage of this tab, so that a reload takes neither away. One CV at a time:
 * `place` is its id. A browser that takes nothing loses a comfort, and no word.
 */
export function keepHistory(
	form: CvFormData & EditHistory,
	place: string,
	storage: TextStorage = tabStorage(),
): void {
	const { versionHistory, currentVersion, newest } = form
	try {
		if (versionHistory.length === 0) storage.removeItem(key)
		else
			storage.setItem(
				key,
				JSON.stringify({ place, shown: formDataOf(form), versionHistory, currentVersion, newest }),
			)
	} catch {
		forgetHistory(storage)
	}
}

/** The history of a CV that reads as it did when the tab was left; `null` when it has changed elsewhere since. */
export function keptHistory(
	form: CvFormData,
	place: string,
	storage: TextStorage = tabStorage(),
): EditHistory | null {
	const kept = parseJson(storage.getItem(key) ?? '')
	if (typeof kept !== 'object' || kept === null) return null
	const { place: keptPlace, shown, versionHistory, currentVersion, newest } = kept as Kept
	const isSame = keptPlace === place && sameValue(readFormData(shown), formDataOf(form))
	if (!isSame || !Array.isArray(versionHistory)) return null
	const versions = versionHistory.map(readFormData)
	const isWhole = versions.every((version) => version !== null)
	if (!isWhole || typeof currentVersion !== 'number' || currentVersion > versions.length)
		return null
	return { versionHistory: versions, currentVersion, newest: newest ? readFormData(newest) : null }
}

/** Takes it away, since the CV is somebody else’s business from now on. */
export function forgetHistory(storage: TextStorage = tabStorage()): void {
	storage.removeItem(key)
}

type Kept = Partial<
	Record<'place' | 'shown' | 'versionHistory' | 'currentVersion' | 'newest', unknown>
>

const nothing: TextStorage = {
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
}

function tabStorage(): TextStorage {
	try {
		return window.sessionStorage
	} catch {
		return nothing
	}
}
