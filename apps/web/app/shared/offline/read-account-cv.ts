import { type Cv, cvSchema } from '@app/contract'
import { cvDocumentSchema, upgradeSentDocument } from '@app/cv'
import { z } from 'zod'

const readingSchema = cvSchema.extend({
	document: z.preprocess(upgradeSentDocument, cvDocumentSchema),
})

/** A CV as this version of Ella or an earlier one wrote it; `null` when it is none, or one of a later version. */
export function readAccountCv(value: unknown): Cv | null {
	return readingSchema.safeParse(value).data ?? null
}

/**
 * Thrown for a CV of a later version than this page: saving it here would remove the data that this page doesn't
 * know.
 */
export class LaterCvError extends Error {
	constructor() {
		super('Ella has been updated. Reload the page to open your CV.')
		this.name = 'LaterCvError'
	}
}

/** A CV as the server sent it, if this page knows all of it; throws when the server has been updated since. */
export function knownCv(sent: Cv): Cv {
	const cv = readAccountCv(sent)
	if (cv === null) throw new LaterCvError()
	return cv
}
