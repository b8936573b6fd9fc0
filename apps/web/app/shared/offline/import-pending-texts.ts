import type { ListedStorage } from '#shared/browser-storage.ts'
import {
	addRecord,
	listRecords,
	overwriteRecord,
	type PendingDatabase,
} from './pending-changes-database.ts'
import { earlierText, listTexts } from './pending-changes-text-storage.ts'

type TakeInParts = {
	ownerId: string
	/**
	 * The open CV. A text of it that an earlier version of Ella stored names no person, but only its person can open
	 * it.
	 */
	cvId: string | null
	isLive: (holder: string) => Promise<boolean>
	storage: ListedStorage
	now: () => number
}

/** Moves what tabs that are gone wrote into the text storage to its place among the records of the database. */
export async function importPendingTexts(
	database: PendingDatabase,
	{ ownerId, cvId, isLive, storage, now }: TakeInParts,
): Promise<void> {
	const earlier = cvId === null ? null : earlierText(storage, cvId)
	if (earlier !== null && cvId !== null) {
		const holder = 'an earlier version of Ella'
		await addRecord(database, { ownerId, cvId, holder, changedAt: now(), work: earlier.work })
		storage.removeItem(earlier.key)
	}
	for (const { key, order, ...text } of listTexts(storage, ownerId)) {
		if (await isLive(text.holder)) continue
		const records = await listRecords(database, ownerId)
		// The page wrote it last of all. A record that is not there any more was sent or is new.
		const before = records.find((record) => record.order === order && record.holder === text.holder)
		if (before) await overwriteRecord(database, { ...before, ...text })
		else await addRecord(database, text)
		storage.removeItem(key)
	}
}
