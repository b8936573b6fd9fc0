import { type CvDocument, cvDocumentSchema } from '@app/cv'

/** A fictional CV that shows a template with real content. */
export type SampleCv = { id: string; profession: string; cv: CvDocument }

/** The content of a sample. All other fields are empty, and items get their ids when the CV is built. */
export type SampleContent = {
	[Field in keyof CvDocument]?: CvDocument[Field] extends (infer Item)[]
		? Partial<Omit<Item, 'id'>>[]
		: Partial<CvDocument[Field]>
}

/** The CV document that a sample's content makes. */
export function buildSampleCv(content: SampleContent): CvDocument {
	const fields = Object.entries(content).map(([field, value]) => [
		field,
		Array.isArray(value)
			? value.map((item, index) => ({ id: `${field}-${index + 1}`, ...item }))
			: value,
	])
	return cvDocumentSchema.parse(Object.fromEntries(fields))
}

/** Skills of one group. */
export function toSkills(group: string, ...names: string[]): { name: string; group: string }[] {
	return names.map((name) => ({ name, group }))
}
