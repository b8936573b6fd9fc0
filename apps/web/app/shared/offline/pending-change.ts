import type { Cv } from '@app/contract'
import { cvDesignSchema, readCvDocument } from '@app/cv'
import { z } from 'zod'
import { type CvFormData, readFormData } from '#shared/cv-form-data.ts'

/** The text and the design of a CV. */
export type CvContent = Pick<Cv, 'document' | 'design'>

/** The reason for a version made of accepted suggestions: better wording, or tailoring to one advert. */
export type SuggestionReason = 'ai' | 'tailored'

/** The content that was sent last and not answered: the server may have saved it. `writer` identifies its sender. */
export type Attempt = CvContent & { writer: string; reason?: SuggestionReason }

/** The changes of one tab that the server has not yet accepted, with the content that they are based on. */
export type PendingChange = {
	title: string
	base: CvContent & { revision: number }
	data: CvFormData
	attempt: Attempt | null
}

const workSchema = z.object({
	title: z.string().catch(''),
	base: z.looseObject({ revision: z.number().int() }),
	data: z.unknown(),
	attempt: z.looseObject({ writer: z.string() }).nullable().catch(null),
})

/** Reads what this or an earlier Ella wrote down; `null` for what cannot be read, such as a newer one's. */
export function parsePendingChange(value: unknown): PendingChange | null {
	const parsed = workSchema.safeParse(value)
	if (!parsed.success) return null
	const { title, base, attempt } = parsed.data
	const data = readFormData(parsed.data.data)
	const from = readContent(base)
	const sent = attempt === null ? null : readContent(attempt)
	if (data === null || from === null || (attempt !== null && sent === null)) return null
	return {
		title,
		data,
		base: { ...from, revision: base.revision },
		attempt: sent === null || attempt === null ? null : { ...sent, writer: attempt.writer },
	}
}

function readContent(value: Record<string, unknown>): CvContent | null {
	const reading = readCvDocument(value.document)
	const design = cvDesignSchema.safeParse(value.design)
	if (reading.status === 'refused' || !design.success) return null
	return { document: reading.cv, design: design.data }
}
