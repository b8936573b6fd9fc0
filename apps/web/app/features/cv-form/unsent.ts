import { cvDesignSchema, cvDocumentSchema } from '@app/cv'
import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { type CvFormData, readFormData } from '#shared/cv-form-data.ts'
import { parseJson } from '#shared/parse-json.ts'

/** What was changed and not yet taken by the server, with what it was changed from. */
export type Unsent = {
	base: Pick<z.output<typeof baseSchema>, 'document' | 'design' | 'revision'>
	data: CvFormData
}

const baseSchema = z.object({
	document: cvDocumentSchema,
	design: cvDesignSchema,
	revision: z.number().int(),
})

/** Keeps the unsent changes of one CV on this device. */
export function unsentStore(cvId: string, storage: TextStorage = browserStorage()) {
	const key = `cvUnsent.${cvId}`
	return {
		/** What waits, or `null`. A text that cannot be read counts as nothing and stays where it is. */
		read(): Unsent | null {
			const text = storage.getItem(key)
			if (text === null) return null
			const value: unknown = parseJson(text)
			const parsed = z.object({ base: baseSchema, data: z.unknown() }).safeParse(value)
			const data = parsed.success ? readFormData(parsed.data.data) : null
			return parsed.success && data !== null ? { base: parsed.data.base, data } : null
		},
		/** Keeps it; a full or forbidden storage keeps nothing, and the form itself still holds everything. */
		keep(unsent: Unsent): void {
			try {
				storage.setItem(key, JSON.stringify(unsent))
			} catch {
				storage.removeItem(key)
			}
		},
		forget(): void {
			storage.removeItem(key)
		},
	}
}
