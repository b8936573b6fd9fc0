import { z } from 'zod'
import type { ListedStorage, TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import type { UnsentRecord } from './unsent-database.ts'

/** A record in the browser's text storage: written when the page goes, or where there is no database. */
export type UnsentText = Omit<UnsentRecord, 'order'> & {
	key: string
	/** Its place in the database, if it has one. */
	order: number | null
}

const prefix = 'cvUnsent.'

const recordSchema = z.object({
	ownerId: z.string(),
	cvId: z.string(),
	holder: z.string(),
	order: z.number().nullable(),
	changedAt: z.number(),
	work: z.unknown(),
})

/** Writes a record at once, before anything else can happen. Throws when the storage is full or forbidden. */
export function putText(storage: TextStorage, { key: _, ...record }: UnsentText): void {
	storage.setItem(keyOf(record), JSON.stringify(record))
}

export function keyOf({ cvId, holder }: Pick<UnsentRecord, 'cvId' | 'holder'>): string {
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
): { key: string; work: unknown } | null {
	const key = `${prefix}${cvId}`
	const text = storage.getItem(key)
	return text === null ? null : { key, work: { attempt: null, ...asObject(parseJson(text)) } }
}

function asObject(value: unknown): object {
	return typeof value === 'object' && value !== null ? value : {}
}

function keysIn(storage: ListedStorage): string[] {
	const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
	return keys.filter((key) => key.startsWith(prefix))
}
