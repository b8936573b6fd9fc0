import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { databaseCvs, deleteFromDatabase } from './local-cv-database.ts'
import type { LocalCvRecord } from './local-cv-record.ts'
import { stagedCvs, unstageCvs } from './staged-cvs.ts'

/** The CVs beside the open one that this person wrote while they were signed in, and that no account has. */
export async function listedCvsOf(
	accountId: string,
	storage: TextStorage = browserStorage(),
): Promise<LocalCvRecord[]> {
	const all = [...((await databaseCvs()) ?? []), ...stagedCvs(storage)]
	return all.filter(({ ownerId }) => ownerId === accountId)
}

/** Deletes them. */
export async function forgetListedCvs(
	accountId: string,
	storage: TextStorage = browserStorage(),
): Promise<void> {
	const theirs = await listedCvsOf(accountId, storage)
	unstageCvs(theirs, storage)
	for (const { id } of theirs) await deleteFromDatabase(id).catch(() => undefined)
}
