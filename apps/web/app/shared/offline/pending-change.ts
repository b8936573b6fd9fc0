import type { Cv } from '@app/contract'
import { cvDesignSchema, readCvDocument } from '@app/cv'
import { z } from 'zod'
import { type CvFormData, readFormData } from '#shared/cv-form-data.ts'

/** What a CV says and how it is set. */
export type CvContent = Pick<Cv, 'document' | 'design'>

/** Why a version is made of what a person took over: better wording, or a CV fitted to one advert. */
export type SuggestionReason = 'ai' | 'tailored'

/** What was sent last and not answered: the server may have saved it. `writer` is who says to have sent it. */
export type Attempt = CvContent & { writer: string; reason?: SuggestionReason }

/** What was changed in one tab and not yet taken by the server, with what it was changed from. */
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
