import { type CvDocument, currentSchemaVersion, cvDocumentSchema } from './cv-document.ts'

export type CvReading = { status: 'read'; cv: CvDocument } | { status: 'refused'; reason: string }

/**
 * Reads a stored or imported CV document of any age.
 * A document that a newer Ella wrote is refused: filling in what this one does not know would damage it.
 */
export function readCvDocument(value: unknown): CvReading {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return { status: 'refused', reason: 'A CV document is a JSON object.' }
	}
	const version = 'schemaVersion' in value ? value.schemaVersion : currentSchemaVersion
	if (typeof version === 'number' && version > currentSchemaVersion) {
		return { status: 'refused', reason: 'This CV was written by a newer version of Ella.' }
	}
	const parsed = cvDocumentSchema.safeParse(value)
	if (parsed.success) return { status: 'read', cv: parsed.data }
	const [issue] = parsed.error.issues
	return {
		status: 'refused',
		reason: `${issue?.path.join('.') ?? 'document'}: ${issue?.message ?? 'not valid'}`,
	}
}
