import { sameValue } from '@app/cv'
import { type TextStorage, tabStorage } from './browser-storage.ts'
import { type CvFormData, readFormData, toFormData } from './cv-form-data.ts'
import { deleteUndoHistory, readKeptHistory } from './delete-undo-history.ts'
import { storageKeys } from './storage-keys.ts'
import { afterEdit, type UndoHistory } from './undo-history.ts'

/** The CV that was edited and its owner; `null` is the guest, whose CV this browser keeps. */
export type HistoryPlace = { cvId: string; ownerId: string | null }

/**
 * Keeps what undo and redo lead to in the storage of this tab, so that a reload takes neither away. One CV at a time.
 * A browser that takes nothing loses a comfort, and no word.
 */
export function storeUndoHistory(
	form: CvFormData & UndoHistory,
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): void {
	const { versionHistory, currentVersion, newest } = form
	const shown = toFormData(form)
	if (versionHistory.length === 0) deleteUndoHistory(storage)
	else write({ cvId, ownerId, shown, versionHistory, currentVersion, newest }, storage)
}

/** An edit that a page other than the editor made. */
export type OutsideStep = {
	before: CvFormData
	after: CvFormData
	/** The message that the editor shows, with an Undo button, when it next opens. */
	says?: string | undefined
	/** The states that undo leads to if this tab has no history of the CV yet, the latest first. */
	older?: CvFormData[]
}

/** Adds an edit that was made outside the editor, which undoes it in one step when it opens next in this tab. */
export function keepStep(
	{ before, after, says, older = [] }: OutsideStep,
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): void {
	if (sameValue(toFormData(before), toFormData(after))) return
	const history = storedUndoHistory(before, { cvId, ownerId }, storage) ?? {
		versionHistory: older,
		currentVersion: 0,
	}
	const shown = toFormData(after)
	write({ cvId, ownerId, shown, says, ...afterEdit(toFormData(before), history) }, storage)
}

/** Notes that a page took its own edit back: the editor redoes it, or undoes that where more was edited since. */
export function takeStepBack(
	{ before, after }: Pick<OutsideStep, 'before' | 'after'>,
	place: HistoryPlace,
	storage: TextStorage = tabStorage(),
): void {
	const history = storedUndoHistory(after, place, storage)
	const [latest] = history?.versionHistory ?? []
	const isLatest = latest !== undefined && sameValue(latest, toFormData(before))
	if (history?.currentVersion !== 0 || !isLatest) {
		keepStep({ before: after, after: before }, place, storage)
		return
	}
	const newest = toFormData(after)
	write({ ...place, ...history, shown: toFormData(before), currentVersion: 1, newest }, storage)
}

/**
 * Returns the message about a change that another page has made to this CV since its editor was left; `null` without
 * one.
 */
export function doneElsewhere(
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): string | null {
	const kept = readKeptHistory(storage)
	const isOfThis = kept?.cvId === cvId && kept.ownerId === ownerId
	return isOfThis && typeof kept.says === 'string' ? kept.says : null
}

function write(history: Parameters<typeof JSON.stringify>[0], storage: TextStorage): void {
	try {
		storage.setItem(storageKeys.history, JSON.stringify(history))
	} catch {
		deleteUndoHistory(storage)
	}
}

/** The history of a CV that reads as it did when the tab was left; `null` when it has changed elsewhere since. */
export function storedUndoHistory(
	form: CvFormData,
	{ cvId, ownerId }: HistoryPlace,
	storage: TextStorage = tabStorage(),
): UndoHistory | null {
	const kept = readKeptHistory(storage)
	if (kept === null || kept.cvId !== cvId || kept.ownerId !== ownerId) return null
	const { shown, versionHistory, currentVersion, newest } = kept
	const isSame = sameValue(readFormData(shown), toFormData(form))
	if (!isSame || !Array.isArray(versionHistory)) return null
	const versions = versionHistory.map(readFormData)
	const isWhole = versions.every((version) => version !== null)
	if (!isWhole || typeof currentVersion !== 'number' || currentVersion > versions.length)
		return null
	return { versionHistory: versions, currentVersion, newest: newest ? readFormData(newest) : null }
}
