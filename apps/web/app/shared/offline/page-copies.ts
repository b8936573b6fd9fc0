import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { session } from '#shared/session/session.ts'
import { databaseNames } from '#shared/storage-keys.ts'
import type { TypesetPage } from '#shared/typeset/draw-pages.ts'
import type { CvOwnerAndId } from './account-cv-query-keys.ts'

/** The pages of a CV as they were last set in type, to be seen without a connection. */
export type PageCopy = {
	/** Whose name stands on them: on a shared computer, the next person's CV may lie in the same place. */
	name: string
	/** Milliseconds since 1970. */
	keptAt: number
	pages: TypesetPage[]
}

type Schema = DBSchema & {
	pages: {
		key: [string, string]
		value: PageCopy & CvOwnerAndId
		indexes: { ownerId: string; keptAt: number }
	}
}

/** The owner id of data that this browser keeps for a person without an account. */
export const guestOwner = ''

/** How many CVs keep their pages on a device, over all people who use it. */
const maxCopies = 10
/** Longer CVs are kept in words alone. */
const maxCharacters = 4_000_000
/** How long pages that nobody opens stay, in milliseconds. */
const keptMs = 30 * 86_400_000

/** Keeps the pages of a CV; each must be whole. Where the browser refuses a database, nothing is kept. */
export async function storePages(
	which: CvOwnerAndId,
	{ name, pages }: Pick<PageCopy, 'name' | 'pages'>,
	now: number = Date.now(),
): Promise<void> {
	const characters = pages.reduce((sum, { svg }) => sum + (svg?.length ?? 0), 0)
	if (characters > maxCharacters) return deletePages(which)
	await inDatabase(async (database) => {
		if (which.ownerId !== guestOwner && hasSignedOut(which.ownerId)) return
		const change = database.transaction('pages', 'readwrite')
		await change.store.put({ ...which, name, pages, keptAt: now })
		// The keys alone, oldest first: the pages of ten CVs are too much to read at every pause.
		const all = await change.store.index('keptAt').getAllKeys()
		for (const key of all.slice(0, -maxCopies)) await change.store.delete(key)
		await deleteLate(change.store, now)
		await change.done
	})
}

/** The pages of a CV as this device last had them, or `null`. */
export async function readPages(
	{ ownerId, cvId }: CvOwnerAndId,
	now: number = Date.now(),
): Promise<PageCopy | null> {
	const copy = await inDatabase((database) => database.get('pages', [ownerId, cvId]))
	if (copy === undefined) return null
	if (copy.keptAt >= now - keptMs) return copy
	await deletePages({ ownerId, cvId })
	return null
}

/** Deletes the pages of one CV. */
export async function deletePages({ ownerId, cvId }: CvOwnerAndId): Promise<void> {
	await inDatabase((database) => database.delete('pages', [ownerId, cvId]))
}

type PageStore = IDBPObjectStore<Schema, ['pages'], 'pages', 'readwrite'>

async function deleteLate(store: PageStore, now: number): Promise<void> {
	const late = IDBKeyRange.upperBound(now - keptMs, true)
	for (const key of await store.index('keptAt').getAllKeys(late)) await store.delete(key)
}

// Nothing depends on these: the server sets them again.
async function inDatabase<Value>(
	use: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | undefined> {
	try {
		const database = await openDB<Schema>(databaseNames.pages, 2, {
			upgrade(upgraded, from) {
				// Pages stored by the first version are typeset and stored anew.
				if (from > 0) upgraded.deleteObjectStore('pages')
				const store = upgraded.createObjectStore('pages', { keyPath: ['ownerId', 'cvId'] })
				store.createIndex('ownerId', 'ownerId')
				store.createIndex('keptAt', 'keptAt')
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

/** Whether this person has signed out here, so that data still arriving for them is no longer stored. */
export function hasSignedOut(ownerId: string): boolean {
	const state = session.getState()
	if (state.status === 'signed-in') return state.user.id !== ownerId
	return state.status === 'signed-out' && /^(left|expired|blocked)$/.test(state.because)
}
