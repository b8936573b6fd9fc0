import { type CvDocument, currentSchemaVersion, cvDocumentSchema } from './cv-document.ts'
import { isRecord } from './same-value.ts'
import { upgradeDocument } from './upgrade-cv-document.ts'

/** Why a document that a newer Ella wrote is not read. */
export const newerVersion = 'A newer version of Ella wrote this CV.'

export type CvReading = { status: 'read'; cv: CvDocument } | { status: 'refused'; reason: string }

/**
 * Reads a stored or imported CV document of any age.
 * A document that a newer Ella wrote is refused: filling in what this one does not know would damage it.
 */
export function readCvDocument(value: unknown): CvReading {
	if (!isRecord(value)) return { status: 'refused', reason: 'A CV document is a JSON object.' }
	// Documents from before versions were written down are of the first.
	const version = value.schemaVersion ?? 1
	if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
		return { status: 'refused', reason: 'schemaVersion: not a version of a CV document' }
	}
	if (version > currentSchemaVersion) {
		return { status: 'refused', reason: newerVersion }
	}
	const parsed = cvDocumentSchema.safeParse(upgradeDocument(value, version))
	if (parsed.success) return { status: 'read', cv: parsed.data }
	const [issue] = parsed.error.issues
	return {
		status: 'refused',
		reason: `${issue?.path.join('.') ?? 'document'}: ${issue?.message ?? 'not valid'}`,
	}
}

/**
 * Upgrades a document from an earlier version of Ella to this version. Every other value is returned unchanged, to be
 * validated.
 */
export function upgradeSentDocument(value: unknown): unknown {
	if (!isRecord(value)) return value
	const { schemaVersion: version } = value
	const isEarlier =
		typeof version === 'number' &&
		Number.isInteger(version) &&
		version >= 1 &&
		version < currentSchemaVersion
	return isEarlier ? upgradeDocument(value, version) : value
}
