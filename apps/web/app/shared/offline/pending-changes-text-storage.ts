import { z } from 'zod'
import { type ListedStorage, listNames, type TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { startsWith } from '#shared/storage-key-kinds.ts'
import { keyPrefixes, type StorageKey } from '#shared/storage-keys.ts'
import type { PendingRecord } from './pending-changes-database.ts'

/** A record in the browser's text storage: written when the page goes, or where there is no database. */
export type PendingText = Omit<PendingRecord, 'order'> & {
	key: StorageKey
	/** Its place in the database, if it has one. */
	order: number | null
}

const prefix = keyPrefixes.unsent
type UnsentKey = `${typeof prefix}${string}`

const recordSchema = z.object({
	ownerId: z.string(),
	cvId: z.string(),
	holder: z.string(),
	order: z.number().nullable(),
	changedAt: z.number(),
	work: z.unknown(),
})

/** Writes a record at once, before anything else can happen. Throws when the storage is full or forbidden. */
export function putText(storage: TextStorage, record: Omit<PendingText, 'key'>): void {
	storage.setItem(pendingKey(record), JSON.stringify(record))
}

export function pendingKey({ cvId, holder }: Pick<PendingRecord, 'cvId' | 'holder'>): UnsentKey {
	return `${prefix}${cvId}.${holder}`
}

/** Returns every record of one person in the text storage. */
export function listTexts(storage: ListedStorage, ownerId: string): PendingText[] {
	return listKeys(storage).flatMap((key) => {
		const record = recordSchema.safeParse(parseJson(storage.getItem(key) ?? ''))
		return record.success && record.data.ownerId === ownerId ? [{ key, ...record.data }] : []
	})
}

/** Returns the text that earlier versions of Ella stored of a CV, without its person and tab, or `null`. */
export function earlierText(
	storage: TextStorage,
	cvId: string,
): { key: UnsentKey; work: unknown } | null {
	const key: UnsentKey = `${prefix}${cvId}`
	const text = storage.getItem(key)
	return text === null ? null : { key, work: { attempt: null, ...asObject(parseJson(text)) } }
}

function asObject(value: unknown): object {
	return typeof value === 'object' && value !== null ? value : {}
}

function listKeys(storage: ListedStorage): UnsentKey[] {
	return listNames(storage).filter((name) => startsWith(name, prefix))
}
