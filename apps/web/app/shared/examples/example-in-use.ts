import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'

const storageKey = 'examplesBeside'
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
	const { [cvId]: _, ...others } = readKept(storage)
	const entries = Object.entries(others).slice(1 - maxKept)
	if (exampleId !== null) entries.push([cvId, exampleId])
	try {
		storage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)))
	} catch {
		// A full storage: the CV is begun all the same, without the example beside it.
	}
}
