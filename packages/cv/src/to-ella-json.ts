import type { CvDesign } from './cv-design.ts'
import type { CvDocument } from './cv-document.ts'
import { withoutNotes } from './redact-private-details.ts'

/** The CV as an Ella file, with its design where one is given: what is opened again from it is the same. Notes are in no file. */
export function toEllaJson(cv: CvDocument, design?: CvDesign): string {
	const content = design === undefined ? withoutNotes(cv) : { ...withoutNotes(cv), design }
	return `${JSON.stringify(content, null, 2)}\n`
}
