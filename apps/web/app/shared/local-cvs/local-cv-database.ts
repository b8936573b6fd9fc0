import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseNames } from '#shared/storage-keys.ts'
import { type LocalCvRecord, parseRecords } from './local-cv-record.ts'

type Schema = DBSchema & { cvs: { key: string; value: LocalCvRecord } }

/** Every CV in the database of this browser; `null` where the browser has none or refuses it. */
export async function databaseCvs(): Promise<LocalCvRecord[] | null> {
	return await inDatabase(async (database) => parseRecords(await database.getAll('cvs')))
}

/** Writes CVs into the database; answers whether they are in it for good. */
export async function putIntoDatabase(records: readonly LocalCvRecord[]): Promise<boolean> {
	const isKept = await inDatabase(async (database) => {
		const change = database.transaction('cvs', 'readwrite')
		for (const record of records) {
			const present = await change.store.get(record.id)
			if (present === undefined || present.keptAt <= record.keptAt) await change.store.put(record)
		}
		await change.done
		return true
	})
	return isKept ?? false
}

/** Deletes a CV from the database. Rejects where that fails, so that nobody is told that it is gone. */
export async function deleteFromDatabase(id: string): Promise<void> {
	const isGone = await inDatabase(async (database) => {
		await database.delete('cvs', id)
		return true
	})
	if (isGone === null) throw new Error('We couldn’t delete the CV. Please try again.')
}

async function inDatabase<Value>(
	use: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | null> {
	try {
		const database = await openDB<Schema>(databaseNames.localCvs, 1, {
			upgrade: (upgraded) => void upgraded.createObjectStore('cvs', { keyPath: 'id' }),
		})
		try {
			return await use(database)
		} finally {
			database.close()
		}
	} catch {
		return null
	}
}
