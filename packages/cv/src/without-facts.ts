import type { CvDocument } from './cv-document.ts'

/** The CV without the person's answers to questions, as it goes to others: what they said in private stays with them. */
export function withoutFacts(cv: CvDocument): CvDocument {
	return cv.facts.length === 0 ? cv : { ...cv, facts: [] }
}
