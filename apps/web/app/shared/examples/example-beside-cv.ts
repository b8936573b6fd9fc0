import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const storageKey = storageKeys.examples
const maxKept = 30

/** From a CV (`local` for the one of this browser) to the example that is shown beside it. */
const keptSchema = z.record(z.string(), z.string()).catch({})

function readKept(storage: TextStorage): Record<string, string> {
	return keptSchema.parse(parseJson(storage.getItem(storageKey) ?? '{}'))
}

/** The example that is shown beside a CV, if any. */
export function exampleBeside(cvId: string, storage: TextStorage = browserStorage()) {
	return readKept(storage)[cvId] ?? null
}

/** Shows an example beside a CV from now on, or none. It is never part of the CV. */
export function showExampleBeside(
	cvId: string,
	exampleId: string | null,
	storage: TextStorage = browserStorage(),
): void {
	const { [cvId]: before, ...others } = readKept(storage)
	if (before === undefined && exampleId === null) return
	const entries = Object.entries(others).slice(1 - maxKept)
	if (exampleId !== null) entries.push([cvId, exampleId])
	try {
		if (entries.length === 0) storage.removeItem(storageKey)
		else storage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)))
	} catch {
		// The storage is full: the CV is still created, without the example beside it.
	}
}

/** The CV of this browser went into an account: the example beside it goes along. */
export function moveLocalExample(cvId: string, storage: TextStorage = browserStorage()): void {
	const exampleId = exampleBeside(localCv, storage)
	if (exampleId === null) return
	showExampleBeside(localCv, null, storage)
	showExampleBeside(cvId, exampleId, storage)
}
