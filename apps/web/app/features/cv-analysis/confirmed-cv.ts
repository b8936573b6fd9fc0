import type { CvDocument } from '@app/cv'
import type { LowConfidenceFields } from '#shared/import-confidence/low-confidence-fields.ts'

/** What is kept when the person has confirmed the fields. */
export type ConfirmedCv = {
	id: string
	title: string
	document: CvDocument
	doubts: LowConfidenceFields
}
