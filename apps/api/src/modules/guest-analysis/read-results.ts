import type { StoredResults } from '#db/schema.ts'
import { readStoredCvDocument } from '#services/read-stored-cv-document.ts'

/**
 * Returns the results of an analysis with an upgraded document, because another version of Ella may have written it.
 */
export function readResults(stored: StoredResults): StoredResults {
	return { ...stored, document: readStoredCvDocument(stored.document) }
}
