import { type CvDocument, maxPassageLength, type Note } from './cv-document.ts'

/** Under which the note about the whole CV is kept. */
export const wholeCv = 'cv'

/** The person's note about an item, by its id, or about the whole CV; empty when there is none. */
export function noteAbout(cv: Pick<CvDocument, 'notes'>, id: string): string {
	return cv.notes.find((note) => note.id === id)?.text ?? ''
}

/** The CV with a note about an item; an empty one goes. */
export function withNote<Cv extends CvDocument>(cv: Cv, { id, text }: Note): Cv {
	const kept = text.slice(0, maxPassageLength)
	const index = cv.notes.findIndex((note) => note.id === id)
	if (kept === '') return index === -1 ? cv : { ...cv, notes: cv.notes.toSpliced(index, 1) }
	const note = { id, text: kept }
	return { ...cv, notes: index === -1 ? [...cv.notes, note] : cv.notes.with(index, note) }
}
