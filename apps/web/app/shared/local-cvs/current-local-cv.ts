import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { newId } from '#shared/new-id.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** The storage key of the open CV's id and title; `cvFormData` itself holds only the content. */
export const currentCvKey = storageKeys.openCv

const openSchema = z.object({ id: z.string(), title: z.string() })

/** Which of the CVs of this browser is open; `title` is empty until the person has named it. */
export type CurrentLocalCv = z.infer<typeof openSchema>

/** Which CV is open, or `null` where that was never written down. */
export function readCurrentCv(storage: TextStorage = browserStorage()): CurrentLocalCv | null {
	const open = openSchema.safeParse(parseJson(storage.getItem(currentCvKey) ?? ''))
	return open.success ? open.data : null
}

/** Which CV is open; gives it an id if it has none. Throws when the browser's storage is full or forbidden. */
export function ensureCurrentCv(storage: TextStorage = browserStorage()): CurrentLocalCv {
	const open = readCurrentCv(storage)
	if (open !== null) return open
	const named = { id: newId(), title: '' }
	writeCurrentCv(named, storage)
	return named
}

/** Writes down which CV is open. Throws when the browser's storage is full or forbidden. */
export function writeCurrentCv(
	open: CurrentLocalCv,
	storage: TextStorage = browserStorage(),
): void {
	storage.setItem(currentCvKey, JSON.stringify(open))
}
