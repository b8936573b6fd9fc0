import type { CvDocument } from './cv-document.ts'
import { withoutNotes } from './without-private-parts.ts'

/** The CV as an Ella file: what is opened again from it is the same, byte for byte. Notes are in no file. */
export function toEllaJson(cv: CvDocument): string {
	return `${JSON.stringify(withoutNotes(cv), null, 2)}\n`
}
