import { z } from 'zod'
import { browserStorage, type TextStorage } from './browser-storage.ts'
import { localCv } from './import-confidence/stored-low-confidence.ts'
import { parseJson } from './parse-json.ts'
import { type StorageKey, storageKeys } from './storage-keys.ts'

/** Maps the name of a field to the text typed in it that isn't part of the CV yet. */
export type FieldDrafts = Record<string, string>

const draftsSchema = z.record(z.string(), z.string()).catch({})
const allSchema = z.record(z.string(), draftsSchema).catch({})

/** The drafts of so many CVs of an account are kept; older ones are forgotten. */
const maxCvs = 30

/** Returns text typed in the fields of a CV that isn't part of the CV yet, such as half a skill. */
export function fieldDrafts(cvId: string, storage: TextStorage = browserStorage()): FieldDrafts {
	if (cvId !== localCv) return allOfAccount(storage)[cvId] ?? {}
	return draftsSchema.parse(parseJson(storage.getItem(storageKeys.cvDrafts) ?? '{}'))
}

/**
 * Stores the text typed in a field; an empty text deletes it. A browser that stores nothing keeps it while the page
 * is open.
 */
export function keepFieldDraft(
	{ cvId, field }: { cvId: string; field: string },
	text: string,
	storage: TextStorage = browserStorage(),
): void {
	const { [field]: _, ...others } = fieldDrafts(cvId, storage)
	putFieldDrafts(cvId, text === '' ? others : { ...others, [field]: text }, storage)
}

/** Makes these the drafts of a CV. */
export function putFieldDrafts(
	cvId: string,
	drafts: FieldDrafts,
	storage: TextStorage = browserStorage(),
): void {
	try {
		if (cvId === localCv) {
			put(storageKeys.cvDrafts, drafts, storage)
			return
		}
		const { [cvId]: _, ...others } = allOfAccount(storage)
		const entries: [string, FieldDrafts][] = Object.entries(others).slice(1 - maxCvs)
		if (Object.keys(drafts).length > 0) entries.push([cvId, drafts])
		put(storageKeys.accountDrafts, Object.fromEntries(entries), storage)
	} catch {
		// The words are still in their field.
	}
}

/** Moves the drafts of this browser's CV along when the CV goes into an account. */
export function moveLocalDrafts(cvId: string, storage: TextStorage = browserStorage()): void {
	const drafts = fieldDrafts(localCv, storage)
	storage.removeItem(storageKeys.cvDrafts)
	if (Object.keys(drafts).length > 0) putFieldDrafts(cvId, drafts, storage)
}

function put(key: StorageKey, value: object, storage: TextStorage): void {
	if (Object.keys(value).length === 0) storage.removeItem(key)
	else storage.setItem(key, JSON.stringify(value))
}

function allOfAccount(storage: TextStorage): Record<string, FieldDrafts> {
	return allSchema.parse(parseJson(storage.getItem(storageKeys.accountDrafts) ?? '{}'))
}
