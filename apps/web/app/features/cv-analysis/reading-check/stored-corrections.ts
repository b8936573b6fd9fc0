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

/** What a person did to a reading that they have not confirmed yet. */
export type Draft = Corrections & { cvId: string; title: string }

const correctionsKey = (analysisId: string) => `${keyPrefixes.corrections}${analysisId}` as const

/** The draft that this tab keeps for a reading; a new one when there is none. */
export function readDraft(analysisId: string, fresh: { cvId: string; title: string }): Draft {
	const kept = keptSchema.safeParse(parseJson(stored(analysisId)))
	return kept.success ? kept.data : { ...noCorrections, ...fresh }
}

/** Keeps a draft over a reload of this tab; a browser that allows no storage loses it with the page. */
export function keepDraft(analysisId: string, draft: Draft): void {
	try {
		tabStorage().setItem(correctionsKey(analysisId), JSON.stringify(draft))
	} catch {
		// The page still has it, and says that nothing is saved yet.
	}
}

/** Forgets a draft that was confirmed. */
export function forgetDraft(analysisId: string): void {
	try {
		tabStorage().removeItem(correctionsKey(analysisId))
	} catch {
		// What cannot be read was never kept.
	}
}

function stored(analysisId: string): string {
	try {
		return tabStorage().getItem(correctionsKey(analysisId)) ?? ''
	} catch {
		return ''
	}
}
