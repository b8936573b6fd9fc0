import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { storageKey, unreadableCvPrefix } from '#shared/common-storage-keys.ts'
import {
	type CvFormData,
	emptyFormData,
	hasContent,
	readFormData,
	toFormData,
} from '#shared/cv-form-data.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { noteLocalCvOwner } from '#shared/local-cvs/local-cv-owner.ts'
import { parseJson } from '#shared/parse-json.ts'
import { designOfNewCvs } from '#shared/preferences/parse-preferences.ts'
import { storedPreferences } from '#shared/preferences/preferences-store.ts'
import type { StorageKey } from '#shared/storage-keys.ts'
import { keepStep } from '#shared/stored-undo-history.ts'

/**
 * The stored form, when it was saved, and the forms that screens other than the editor have replaced, the latest
 * first.
 */
export type StoredForm = { data: CvFormData; lastSaved: string | null; replaced: CvFormData[] }

export type StoredFormReading =
	| { status: 'empty' }
	| { status: 'found'; form: StoredForm; text: string }
	| { status: 'unreadable'; keptUnder: string }

/** Reads the stored form; a text that isn't a CV is kept under another key, never deleted. */
export function readStoredForm(
	storage: TextStorage = browserStorage(),
	key: StorageKey = storageKey,
): StoredFormReading {
	const text = storage.getItem(key)
	if (text === null) return { status: 'empty' }
	const form = parseStoredForm(text)
	if (form !== null) return { status: 'found', form, text }
	return { status: 'unreadable', keptUnder: keepUnreadable(storage, text) }
}

/** The form in a stored text, or `null` when it cannot be read. */
export function parseStoredForm(text: string): StoredForm | null {
	const value = parseJson(text)
	const data = readFormData(value)
	if (data === null || typeof value !== 'object' || value === null) return null
	const { lastSaved, replaced } = value as { lastSaved?: unknown; replaced?: unknown }
	return {
		data,
		lastSaved: typeof lastSaved === 'string' ? lastSaved : null,
		replaced: Array.isArray(replaced) ? replaced.flatMap((older) => readFormData(older) ?? []) : [],
	}
}

/** The text that is stored for a form. */
export function serialiseForm({ data, lastSaved, replaced }: StoredForm): string {
	return JSON.stringify({ ...toFormData(data), lastSaved, replaced })
}

/** Stores a form. Throws when the browser's storage is full or forbidden. */
export function writeStoredForm(form: StoredForm, storage: TextStorage = browserStorage()): void {
	const isBegun = !isWritten(storage)
	storage.setItem(storageKey, serialiseForm(form))
	if (isBegun) noteLocalCvOwner(storage)
}

/** An empty form, set as this browser's person prefers. */
export function newFormData(storage: TextStorage = browserStorage()): CvFormData {
	return { ...emptyFormData(), design: designOfNewCvs(storedPreferences(storage)) }
}

/**
 * Changes the stored form. The change is one undo step when the editor next opens in this tab; `says` is the message
 * that the person sees then. Returns the form before and after. Throws when the browser's storage is full or
 * forbidden.
 */
export function changeStoredFormUndoably(
	change: (data: CvFormData) => CvFormData,
	says?: string,
	storage: TextStorage = browserStorage(),
): { before: CvFormData; after: CvFormData } {
	const { replaced: older } = storedOrEmpty(storage)
	const changed = changeStoredForm(change, storage)
	keepStep({ ...changed, says, older }, { cvId: localCv, ownerId: null })
	return changed
}

/** Changes the stored form in place, for screens that show it without the editor; answers it before and after. */
export function changeStoredForm(
	change: (data: CvFormData) => CvFormData,
	storage: TextStorage = browserStorage(),
): { before: CvFormData; after: CvFormData } {
	const { data: before, replaced } = storedOrEmpty(storage)
	const after = change(before)
	writeStoredForm({ data: after, lastSaved: now(), replaced }, storage)
	return { before, after }
}

function isWritten(storage: TextStorage): boolean {
	const form = parseStoredForm(storage.getItem(storageKey) ?? '')
	return form !== null && hasContent(form.data)
}

function storedOrEmpty(storage: TextStorage): StoredForm {
	const reading = readStoredForm(storage)
	return reading.status === 'found'
		? reading.form
		: { data: newFormData(storage), lastSaved: null, replaced: [] }
}

function keepUnreadable(storage: TextStorage, text: string): string {
	for (let copy = 1; ; copy++) {
		const key: StorageKey = copy === 1 ? unreadableCvPrefix : `${unreadableCvPrefix}.${copy}`
		const kept = storage.getItem(key)
		if (kept === text) return key
		if (kept === null) return putQuietly(storage, key, text)
	}
}

// A full storage must not keep the editor from opening; the text then stays where it was until the next save.
function putQuietly(storage: TextStorage, key: StorageKey, text: string): string {
	try {
		storage.setItem(key, text)
		return key
	} catch {
		return storageKey
	}
}

function now(): string {
	return new Date().toISOString()
}
