import { browserStorage, type TextStorage } from './browser-storage.ts'
import { otherVersionKey, storageKey, unreadableKey } from './cv-form-keys.ts'
import { showExampleBeside } from './examples/example-in-use.ts'
import { localDraftsKey } from './field-drafts-keys.ts'
import { forgetHistory } from './forget-history.ts'
import { forgetGuestPages } from './kept-cvs/forget-guest-pages.ts'
import { sentKey, staysKey } from './local-cvs/move-record.ts'
import { openCvKey } from './local-cvs/open-local-cv.ts'
import { localCv, localDoubtsKey } from './reading/kept-doubts.ts'

/** Takes the CV and every version beside it out of the browser's storage; what it answers puts them back. */
export function takeStoredForm(storage: TextStorage = browserStorage()): Record<string, string> {
	const taken: Record<string, string> = {}
	forgetHistory()
	void forgetGuestPages()
	showExampleBeside(localCv, null, storage)
	const beside = [openCvKey, otherVersionKey, localDoubtsKey, localDraftsKey, sentKey, staysKey]
	const keys = [storageKey, ...beside, ...unreadableKeys(storage)]
	for (const key of keys) {
		const text = storage.getItem(key)
		if (text === null) continue
		taken[key] = text
		storage.removeItem(key)
	}
	return taken
}

/** Puts back what `takeStoredForm` took. Throws when the browser's storage is full or forbidden. */
export function putBackStoredForm(
	taken: Record<string, string>,
	storage: TextStorage = browserStorage(),
): void {
	for (const [key, text] of Object.entries(taken)) storage.setItem(key, text)
}

// The copies are numbered from the second on and without a gap.
function unreadableKeys(storage: TextStorage): string[] {
	const keys = []
	for (let copy = 1; ; copy++) {
		const key = copy === 1 ? unreadableKey : `${unreadableKey}.${copy}`
		if (storage.getItem(key) === null) return keys
		keys.push(key)
	}
}
