import type { StoredResults } from '#db/schema.ts'
import { readStoredCvDocument } from '#services/read-stored-cv-document.ts'

/** What an analysis found, of which another version of Ella may have written the document. */
export function readResults(stored: StoredResults): StoredResults {
	return { ...stored, document: readStoredCvDocument(stored.document) }
}
