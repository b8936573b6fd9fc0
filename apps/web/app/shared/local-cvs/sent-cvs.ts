import { z } from 'zod'
import type { TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** Under which id a content was sent to an account, written down before it is sent. */
export type SentCv = { id: string; print: string }

const recordSchema = z.object({
	accountId: z.string(),
	sent: z.array(z.object({ id: z.string(), print: z.string() })),
})

/** The storage key of the CVs that were sent and not yet acknowledged. */
export const sentKey = storageKeys.sentCvs
/** The storage key of the account that this browser's CV is not moved into automatically. */
export const staysKey = storageKeys.stays

/** Returns the CVs that were sent to this account and not yet acknowledged. */
export function readSent(storage: TextStorage, accountId: string): SentCv[] {
	const record = recordSchema.safeParse(parseJson(storage.getItem(sentKey) ?? ''))
	return record.success && record.data.accountId === accountId ? record.data.sent : []
}

/**
 * Stores which CVs are about to be sent. A full storage keeps nothing, which does no harm: the same content has the
 * same id.
 */
export function writeSent(storage: TextStorage, accountId: string, sent: SentCv[]): void {
	try {
		storage.setItem(sentKey, JSON.stringify({ accountId, sent }))
	} catch {
		storage.removeItem(sentKey)
	}
}

/** Whether the person said that the CV of this browser is not for this account. */
export function isLeftInBrowser(storage: TextStorage, accountId: string): boolean {
	return storage.getItem(staysKey) === accountId
}
