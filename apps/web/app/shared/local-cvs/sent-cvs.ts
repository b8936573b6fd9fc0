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

/** Where is kept what was sent and not yet acknowledged. */
export const sentKey = storageKeys.sentCvs
/** Where is kept into whose account the CV of this browser does not go by itself. */
export const staysKey = storageKeys.stays

/** What was sent to this account and not acknowledged. */
export function readSent(storage: TextStorage, accountId: string): SentCv[] {
	const record = recordSchema.safeParse(parseJson(storage.getItem(sentKey) ?? ''))
	return record.success && record.data.accountId === accountId ? record.data.sent : []
}

/** Writes down what is about to be sent. A full storage keeps nothing: the same content has the same id anyway. */
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
