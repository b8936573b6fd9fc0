import type { CvDocument } from './cv-document.ts'

/** Returns the CV for other people and for files, without the person's answers and notes, which stay private. */
export function redactPrivateDetails(cv: CvDocument): CvDocument {
	return cv.facts.length === 0 && cv.notes.length === 0 ? cv : { ...cv, facts: [], notes: [] }
}

/** The CV without the person's notes: it may still carry their answers, which are licence for its wording. */
export function withoutNotes(cv: CvDocument): CvDocument {
	return cv.notes.length === 0 ? cv : { ...cv, notes: [] }
}
