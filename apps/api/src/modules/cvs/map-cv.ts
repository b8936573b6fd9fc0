import type { Cv, CvVersionSummary, Visibility } from '@app/contract'
import { type CvDesign, type CvDocument, cvDesignSchema } from '@app/cv'
import type { cv, cvVersion } from '#db/schema.ts'
import { readStoredCvDocument } from '#services/read-stored-cv-document.ts'

type CvRow = typeof cv.$inferSelect

/**
 * Returns a row as a CV. Upgrades a document of any age; throws for a document of a newer Ella, which stays
 * unchanged.
 */
export function mapCv(row: CvRow, visibility: Visibility): Cv {
	const { id, title, revision, savedBy } = row
	return {
		id,
		title,
		revision,
		visibility,
		savedBy,
		...readContent(row),
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
	}
}

/** Returns the document and the design of a CV or a version. */
export function readContent(row: { document: unknown; design: unknown }): {
	document: CvDocument
	design: CvDesign
} {
	return { document: readStoredCvDocument(row.document), design: cvDesignSchema.parse(row.design) }
}

type VersionRow = Omit<typeof cvVersion.$inferSelect, 'document' | 'design' | 'title'>

/** A version as it stands in a list. */
export function toVersionSummary(row: VersionRow): CvVersionSummary {
	const { id, cvId, number, label, reason, revision } = row
	return { id, cvId, number, label, reason, revision, createdAt: row.createdAt.toISOString() }
}
