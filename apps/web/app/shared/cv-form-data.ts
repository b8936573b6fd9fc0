import {
	type CvDesign,
	type CvDocument,
	cvDesignSchema,
	cvDocumentSchema,
	defaultDesign,
	emptyCv,
	readCvDocument,
} from '@app/cv'
import { z } from 'zod'

/** The words and choices of a person: the CV, its design, and dates that could not be read. */
export type CvFormData = CvDocument & {
	design: CvDesign
	/** Text in date fields that isn't a date, from `list.itemId.field` to the text. */
	unreadDates: Record<string, string>
}

export type CvFormSection = keyof CvFormData

const unreadDatesSchema = z.record(z.string(), z.string()).catch({})

/** A form in which nothing is filled in. */
export function emptyFormData(): CvFormData {
	return { ...emptyCv(), design: defaultDesign(), unreadDates: {} }
}

/** Reads form data of any age; `null` when the CV in it cannot be read. A broken design becomes the default. */
export function readFormData(value: unknown): CvFormData | null {
	const reading = readCvDocument(value)
	if (reading.status === 'refused' || typeof value !== 'object' || value === null) return null
	const design = cvDesignSchema.safeParse('design' in value ? value.design : {})
	return {
		...reading.cv,
		design: design.success ? design.data : defaultDesign(),
		unreadDates: unreadDatesSchema.parse('unreadDates' in value ? value.unreadDates : {}),
	}
}

/** Only the form data out of something that has more, such as the state of the editor. */
export function toFormData(form: CvFormData): CvFormData {
	return { ...toDocument(form), design: form.design, unreadDates: form.unreadDates }
}

/** The CV itself, without how it is set and edited. */
export function toDocument(form: CvFormData): CvDocument {
	const names = Object.keys(cvDocumentSchema.shape) as (keyof CvDocument)[]
	// Every name comes from the schema that the type is made of.
	return Object.fromEntries(names.map((name) => [name, form[name]])) as CvDocument
}

/** Returns the parts of a form that the server keeps: the CV and its design. */
export function toContent(form: CvFormData): { document: CvDocument; design: CvDesign } {
	return { document: toDocument(form), design: form.design }
}

/** The form of a CV that the server keeps. */
export function toForm({
	document,
	design,
}: Pick<CvFormData, 'design'> & { document: CvDocument }): CvFormData {
	return { ...emptyFormData(), ...document, design }
}

/** Whether anything was written at all. */
export function hasContent(form: CvFormData): boolean {
	return JSON.stringify(toDocument(form)) !== JSON.stringify(emptyCv())
}
