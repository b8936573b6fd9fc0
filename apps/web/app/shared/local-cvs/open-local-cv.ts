import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { newId } from '#shared/new-id.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** Where the id and the name of the open CV are: `cvFormData` itself holds what is written and nothing else. */
export const openCvKey = storageKeys.openCv

const openSchema = z.object({ id: z.string(), title: z.string() })

/** Which of the CVs of this browser is open; `title` is empty until the person has named it. */
export type OpenLocalCv = z.infer<typeof openSchema>

/** Which CV is open, or `null` where that was never written down. */
export function openLocalCv(storage: TextStorage = browserStorage()): OpenLocalCv | null {
	const open = openSchema.safeParse(parseJson(storage.getItem(openCvKey) ?? ''))
	return open.success ? open.data : null
}

/** Which CV is open; gives it an id if it has none. Throws when the browser's storage is full or forbidden. */
export function namedOpenCv(storage: TextStorage = browserStorage()): OpenLocalCv {
	const open = openLocalCv(storage)
	if (open !== null) return open
	const named = { id: newId(), title: '' }
	putOpenCv(named, storage)
	return named
}

/** Writes down which CV is open. Throws when the browser's storage is full or forbidden. */
export function putOpenCv(open: OpenLocalCv, storage: TextStorage = browserStorage()): void {
	storage.setItem(openCvKey, JSON.stringify(open))
}
