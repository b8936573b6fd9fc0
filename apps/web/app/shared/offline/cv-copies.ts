import type { Cv } from '@app/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseNames } from '#shared/storage-keys.ts'
import type { CvOwnerAndId } from './account-cv-query-keys.ts'
import { findLeftWork } from './cvs-with-pending-changes.ts'
import { deletePages, hasSignedOut } from './page-copies.ts'
import { readAccountCv } from './read-account-cv.ts'

/** A copy of a CV of an account, as last seen on this device, so that the CV opens without a connection. */
type CvCopy = {
	ownerId: string
	cvId: string
	keptAt: number
	/** Read it with `readAccountCv`: another version of Ella may have written it. */
	cv: unknown
}

type Schema = DBSchema & {
	copies: { key: [string, string]; value: CvCopy; indexes: { ownerId: string } }
}

/** How many CVs of one person open without a connection. */
const maxCopies = 20

/** How long, in milliseconds, the copies of a person who has not come back stay on a shared computer. */
const strangersKeptMs = 30 * 86_400_000

/**
 * Stores a copy of a CV as it is on the server now. Where the browser refuses a database, the CV opens only with a
 * connection.
 */
export async function storeCopy(
	{ ownerId, cv }: { ownerId: string; cv: Cv },
	now: number = Date.now(),
): Promise<void> {
	await inDatabase(async (database) => {
		if (hasSignedOut(ownerId)) return
		const change = database.transaction('copies', 'readwrite')
		const before = await change.store.get([ownerId, cv.id])
		const isOlder = readRevision(before?.cv) > cv.revision
		if (!isOlder) await change.store.put({ ownerId, cvId: cv.id, keptAt: now, cv })
		const all = await change.store.getAll()
		for (const { ownerId: owner, cvId } of tooMany(all, ownerId, now)) {
			await change.store.delete([owner, cvId])
		}
		await change.done
	})
}

function tooMany(all: CvCopy[], ownerId: string, now: number): CvCopy[] {
	const own = all.filter((copy) => copy.ownerId === ownerId)
	const oldest = own.sort((a, b) => b.keptAt - a.keptAt).slice(maxCopies)
	const strangers = all.filter(
		(copy) => copy.ownerId !== ownerId && now - copy.keptAt > strangersKeptMs,
	)
	return [...oldest, ...strangers]
}

function readRevision(cv: unknown): number {
	return readAccountCv(cv)?.revision ?? 0
}

/**
 * Returns the copy of a CV, or `null`. If a tab has left unsent changes that are based on a later revision than the
 * copy, the result has the content of that revision, because the server is known to have had it.
 */
export async function readCopy(ownerId: string, cvId: string): Promise<Cv | null> {
	const copy = await inDatabase((database) => database.get('copies', [ownerId, cvId]))
	const cv = readAccountCv(copy?.cv)
	if (cv === null) return null
	const left = await findLeftWork({ ownerId, cvId })
	const later = left
		.map(({ work }) => work.base)
		.filter(({ revision }) => revision > cv.revision)
		.sort((a, b) => b.revision - a.revision)
	return { ...cv, ...later[0] }
}

/** The CV of one person that this device has seen last, or `null`. */
export async function latestCopyId(ownerId: string): Promise<string | null> {
	const all = await inDatabase((database) => database.getAllFromIndex('copies', 'ownerId', ownerId))
	const [latest] = (all ?? []).sort((a, b) => b.keptAt - a.keptAt)
	return latest?.cvId ?? null
}

/** Deletes the copy of a CV that is no longer in the account. */
export async function deleteCopy({ ownerId, cvId }: CvOwnerAndId) {
	await deletePages({ ownerId, cvId })
	await inDatabase((database) => database.delete('copies', [ownerId, cvId]))
}

// Apart from the database of what waits: a copy can be fetched again, so nothing depends on this one.
async function inDatabase<Value>(
	use: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | undefined> {
	try {
		const database = await openDB<Schema>(databaseNames.copies, 1, {
			upgrade: (upgraded) => {
				const store = upgraded.createObjectStore('copies', { keyPath: ['ownerId', 'cvId'] })
				store.createIndex('ownerId', 'ownerId')
			},
		})
		try {
			return await use(database)
		} finally {
			database.close()
		}
	} catch {
		return undefined
	}
}
