import { z } from 'zod'
import { tabStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import type { TypedJob } from './job-fields.tsx'

const text = z.string().catch('')
const draftSchema = z
	.object({ url: text, title: text, company: text, place: text, text })
	.catch({ url: '', title: '', company: '', place: '', text: '' })

/** Returns the text that was typed for a job that isn't added yet. */
export function readJobDraft(): TypedJob {
	return draftSchema.parse(parseJson(tabStorage().getItem(storageKeys.jobDraft) ?? ''))
}

/** Stores the text typed for a job until it is added or the tab is closed; `null` deletes it. */
export function storeJobDraft(typed: TypedJob | null): void {
	try {
		if (typed === null) tabStorage().removeItem(storageKeys.jobDraft)
		else tabStorage().setItem(storageKeys.jobDraft, JSON.stringify(typed))
	} catch {
		// Without storage it is there until the form is closed.
	}
}
