import { z } from 'zod'
import { type ListedStorage, namesIn, type TextStorage } from '#shared/browser-storage.ts'
import { startsWith } from '#shared/kinds-of-keys.ts'
import { parseJson } from '#shared/parse-json.ts'
import { keyPrefixes, type StorageKey } from '#shared/storage-keys.ts'
import type { UnsentRecord } from './unsent-database.ts'

/** A record in the browser's text storage: written when the page goes, or where there is no database. */
export type UnsentText = Omit<UnsentRecord, 'order'> & {
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
export function putText(storage: TextStorage, record: Omit<UnsentText, 'key'>): void {
	storage.setItem(keyOf(record), JSON.stringify(record))
}

export function keyOf({ cvId, holder }: Pick<UnsentRecord, 'cvId' | 'holder'>): UnsentKey {
	return `${prefix}${cvId}.${holder}`
}

/** Every record that lies in the text storage of one person. */
export function textsOf(storage: ListedStorage, ownerId: string): UnsentText[] {
	return keysIn(storage).flatMap((key) => {
		const record = recordSchema.safeParse(parseJson(storage.getItem(key) ?? ''))
		return record.success && record.data.ownerId === ownerId ? [{ key, ...record.data }] : []
	})
}

/** What earlier versions of Ella kept of a CV: without its person and its tab. */
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

function keysIn(storage: ListedStorage): UnsentKey[] {
	return namesIn(storage).filter((name) => startsWith(name, prefix))
}
