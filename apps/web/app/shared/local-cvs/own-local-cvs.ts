import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { hasContent } from '#shared/cv-form-data.ts'
import { parseStoredForm } from '#shared/cv-form-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { estimateListedCvs } from './estimate-listed-cvs.ts'
import { databaseCvs, deleteFromDatabase } from './local-cv-database.ts'
import type { LocalCvRecord } from './local-cv-record.ts'
import { stagedCvs, unstageCvs } from './staged-cvs.ts'

/** How many CVs of this browser this person began while they were signed in, and no account has. */
export async function countOwnLocalCvs(
	accountId: string,
	storage: TextStorage = browserStorage(),
): Promise<number> {
	const isOpenTheirs =
		storage.getItem(storageKeys.cvOwner) === accountId &&
		[storageKey, otherVersionKey].some((key) => {
			const form = parseStoredForm(storage.getItem(key) ?? '')
			return form !== null && hasContent(form.data)
		})
	return (await listOwnCvs(accountId, storage)).length + (isOpenTheirs ? 1 : 0)
}

async function listOwnCvs(accountId: string, storage: TextStorage): Promise<LocalCvRecord[]> {
	// Asking a database that is not there would make it.
	if (estimateListedCvs(storage) === 0) return []
	const all = [...((await databaseCvs()) ?? []), ...stagedCvs(storage)]
	return all.filter(({ ownerId }) => ownerId === accountId)
}

/** Deletes those beside the open one. */
export async function forgetListedCvs(
	accountId: string,
	storage: TextStorage = browserStorage(),
): Promise<void> {
	const theirs = await listOwnCvs(accountId, storage)
	unstageCvs(theirs, storage)
	for (const { id } of theirs) await deleteFromDatabase(id).catch(() => undefined)
}
