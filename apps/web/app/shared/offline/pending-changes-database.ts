import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseNames } from '#shared/storage-keys.ts'

/** The unsent work of one tab on one CV. `order` grows with each record of this browser. */
export type PendingRecord = {
	order: number
	ownerId: string
	cvId: string
	/** The tab that answers for it. */
	holder: string
	changedAt: number
	/** Read it with `parsePendingChange`: another version of Ella may have written it. */
	work: unknown
}

type Schema = DBSchema & {
	unsent: { key: number; value: PendingRecord; indexes: { ownerId: string } }
}

export type PendingDatabase = IDBPDatabase<Schema>

/** Opens the browser's database; rejects where the browser refuses one. */
export type OpenPendingDatabase = () => Promise<PendingDatabase>

/** The database of this browser, opened once for the page and again when the browser has closed it. */
export const openPendingDatabase: OpenPendingDatabase = openNamedPendingDatabase()

/** Opens the database when it is first asked for, and keeps it open. */
export function openNamedPendingDatabase(name: string = databaseNames.unsent): OpenPendingDatabase {
	let opened: Promise<PendingDatabase> | null = null
	const forget = () => {
		opened = null
	}
	return () => {
		opened ??= open(name, forget).catch((error: unknown) => {
			forget()
			throw error
		})
		return opened
	}
}

// Some browsers have no database at all, which must fail like one that is refused.
async function open(name: string, onClosed: () => void): Promise<PendingDatabase> {
	return await openDB<Schema>(name, 1, {
		upgrade: (upgraded) => {
			const store = upgraded.createObjectStore('unsent', { keyPath: 'order', autoIncrement: true })
			store.createIndex('ownerId', 'ownerId')
		},
		// A newer Ella in another tab must not have to wait for this one.
		blocking: (_current, _blocked, { target }) => {
			onClosed()
			if (target instanceof IDBDatabase) target.close()
		},
		terminated: onClosed,
	})
}

/** Every record of one person, the oldest first. */
export function listRecords(database: PendingDatabase, ownerId: string): Promise<PendingRecord[]> {
	return database.getAllFromIndex('unsent', 'ownerId', ownerId)
}

/** Writes a new record and answers its place in the order. */
export async function addRecord(
	database: PendingDatabase,
	record: Omit<PendingRecord, 'order'>,
): Promise<number> {
	const change = database.transaction('unsent', 'readwrite')
	// The store gives the place; its type cannot say that the key may be left out.
	const [order] = await Promise.all([change.store.add(record as PendingRecord), committed(change)])
	return order
}

/**
 * Writes a record over its earlier state and returns its place. If another tab has taken that record over, the new
 * record gets another place, so that neither is lost.
 */
export async function putRecord(database: PendingDatabase, record: PendingRecord): Promise<number> {
	const change = database.transaction('unsent', 'readwrite')
	const before = await change.store.get(record.order)
	const { order: _, ...rest } = record
	const isOurs = before?.holder === record.holder
	const put = change.store.put(isOurs ? record : (rest as PendingRecord))
	const [place] = await Promise.all([put, committed(change)])
	return place
}

/** Deletes a record unless another tab answers for it by now. */
export async function deleteRecord(
	database: PendingDatabase,
	{ order, holder }: Pick<PendingRecord, 'order' | 'holder'>,
): Promise<void> {
	const change = database.transaction('unsent', 'readwrite')
	const record = await change.store.get(order)
	if (record?.holder === holder) await change.store.delete(order)
	await change.done
}

/** Writes a record of a tab that is gone. */
export async function overwriteRecord(
	database: PendingDatabase,
	record: PendingRecord,
): Promise<void> {
	await database.put('unsent', record)
}

/** Makes `holder` answer for a record, unless another tab was quicker. */
export async function claimRecord(
	database: PendingDatabase,
	{ order, holder: before }: PendingRecord,
	holder: string,
): Promise<PendingRecord | null> {
	const change = database.transaction('unsent', 'readwrite')
	const record = await change.store.get(order)
	if (record?.holder !== before) return null
	await Promise.all([change.store.put({ ...record, holder }), change.done])
	return { ...record, holder }
}

// Asked to commit at once, it is on its way to the disk even when the page is closed the next moment.
function committed(change: { commit: () => void; done: Promise<void> }): Promise<void> {
	change.commit()
	return change.done
}
