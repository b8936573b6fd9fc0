import type { CvDesign } from './cv-design.ts'
import type { CvDocument } from './cv-document.ts'
import { withoutNotes } from './redact-private-details.ts'

/**
 * Returns the CV as an Ella file, with its design if given. Opening the file gives the same CV, except that no file
 * has notes.
 */
export function toEllaJson(cv: CvDocument, design?: CvDesign): string {
	const content = design === undefined ? withoutNotes(cv) : { ...withoutNotes(cv), design }
	return `${JSON.stringify(content, null, 2)}\n`
}
