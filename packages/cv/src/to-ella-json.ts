import type { CvDocument } from './cv-document.ts'
import { withoutNotes } from './redact-private-details.ts'

/** The CV as an Ella file: what is opened again from it is the same, byte for byte. Notes are in no file. */
export function toEllaJson(cv: CvDocument): string {
	return `${JSON.stringify(withoutNotes(cv), null, 2)}\n`
}
