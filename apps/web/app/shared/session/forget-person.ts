import { type ListedStorage, listNames, storages } from '#shared/browser-storage.ts'
import { asRecord, parseJson } from '#shared/parse-json.ts'
import { deviceKeys, sessionKeys, startsWith } from '#shared/storage-key-kinds.ts'
import { databaseNames, keyPrefixes, type StorageKey, storageKeys } from '#shared/storage-keys.ts'

/** The storage keys of a CV that was written here without an account and has not moved into one. */
const guestKeys: readonly string[] = [
	storageKeys.cv,
	storageKeys.otherCv,
	storageKeys.sentCvs,
	storageKeys.cvOwner,
	storageKeys.cvDoubts,
	storageKeys.openCv,
	storageKeys.cvDrafts,
]

/** A guest's other CVs. Those that an account wrote are taken out by `forgetListedCvs`. */
const listKeys = [storageKeys.stagedCvs, storageKeys.listedCvs]

/** A guest's letters: nobody writes one here while they are signed in. */
const letterKeys: readonly string[] = [storageKeys.letters]

/**
 * Deletes the last user's data from the storage that all tabs share. These stay: the choices in `deviceKeys`, the
 * present session, a guest's CVs and letters, and changes that have not reached their account (they carry its id, and
 * are read for no other account). A CV that the last user wrote here stays only if they could not be asked.
 */
export function forgetInBrowser(
	storage: ListedStorage = storages.local(),
	{ wasAsked = true }: { wasAsked?: boolean } = {},
): void {
	const owner = storage.getItem(storageKeys.cvOwner)
	const isTheirs = owner !== null && owner === storage.getItem(storageKeys.lastPerson)
	const hasCv = [storageKeys.cv, storageKeys.otherCv].some((key) => storage.getItem(key))
	const hasGuestCv = hasCv && !(isTheirs && wasAsked)
	const hasList = listKeys.some((key) => storage.getItem(key) !== null)
	const ofList: readonly string[] = listKeys
	removeAllBut(storage, (name) => {
		if (startsWith(name, keyPrefixes.unsent)) return true
		if (ofList.includes(name) || letterKeys.includes(name)) return true
		if (name === storageKeys.stays) return hasGuestCv || hasList
		const isGuests = guestKeys.includes(name) || startsWith(name, keyPrefixes.unreadableCv)
		return isGuests && (hasGuestCv || startsWith(name, keyPrefixes.unreadableCv))
	})
}

/** Deletes the last user's data from the storage of this tab. */
export function forgetInTab(storage: ListedStorage = storages.session()): void {
	removeAllBut(storage, () => false)
}

/** Deletes the copies of CVs and their pages. */
export async function forgetCopies(): Promise<void> {
	await Promise.all([databaseNames.copies, databaseNames.pages].map(deleteDatabase))
}

function removeAllBut(storage: ListedStorage, stays: (name: string) => boolean): void {
	const allowed: readonly string[] = [...deviceKeys, ...sessionKeys]
	const local = localExample(storage)
	for (const name of listNames(storage)) {
		// Keys that other software of this address wrote are deleted too, so any name is treated as one of our keys.
		if (!allowed.includes(name) && !stays(name)) storage.removeItem(name as StorageKey)
	}
	if (local !== null && storage.getItem(storageKeys.cv)) {
		storage.setItem(storageKeys.examples, JSON.stringify({ local }))
	}
}

// The example beside a guest's CV is stored among the examples of an account's CVs.
function localExample(storage: ListedStorage): unknown {
	return asRecord(parseJson(storage.getItem(storageKeys.examples) ?? '')).local ?? null
}

// Where a browser refuses its databases, there is nothing in them.
function deleteDatabase(name: string): Promise<void> {
	return new Promise((resolve) => {
		try {
			const deleting = indexedDB.deleteDatabase(name)
			deleting.onsuccess = () => resolve()
			deleting.onerror = () => resolve()
			// Another tab still writes there; the browser deletes it as soon as that is done.
			deleting.onblocked = () => resolve()
		} catch {
			resolve()
		}
	})
}
