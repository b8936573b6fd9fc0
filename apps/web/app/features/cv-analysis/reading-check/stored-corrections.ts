import { z } from 'zod'
import { tabStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { keyPrefixes } from '#shared/storage-keys.ts'
import { type Corrections, noCorrections } from './corrections.ts'

const keptSchema = z.object({
	/** The id that the CV will have, so that confirming twice makes it once. */
	cvId: z.string(),
	title: z.string(),
	texts: z.record(z.string(), z.string()),
	leftOut: z.array(z.string()),
})

/** A person's unconfirmed corrections of a reading. */
export type StoredCorrections = Corrections & { cvId: string; title: string }

const correctionsKey = (analysisId: string) => `${keyPrefixes.corrections}${analysisId}` as const

/** Reads the corrections that this tab stores for a reading, or starts new ones. */
export function readStoredCorrections(
	analysisId: string,
	fresh: { cvId: string; title: string },
): StoredCorrections {
	const kept = keptSchema.safeParse(parseJson(stored(analysisId)))
	return kept.success ? kept.data : { ...noCorrections, ...fresh }
}

/** Stores corrections so that they survive a reload of this tab, if the browser allows storage. */
export function storeCorrections(analysisId: string, draft: StoredCorrections): void {
	try {
		tabStorage().setItem(correctionsKey(analysisId), JSON.stringify(draft))
	} catch {
		// The page still has it, and says that nothing is saved yet.
	}
}

/** Deletes corrections that have been confirmed. */
export function deleteStoredCorrections(analysisId: string): void {
	try {
		tabStorage().removeItem(correctionsKey(analysisId))
	} catch {
		// Without storage, nothing was stored.
	}
}

function stored(analysisId: string): string {
	try {
		return tabStorage().getItem(correctionsKey(analysisId)) ?? ''
	} catch {
		return ''
	}
}
