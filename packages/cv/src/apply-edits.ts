import { z } from 'zod'
import type { CvDocument } from './cv-document.ts'
import { setField } from './edit-cv.ts'
import { readField, sameValue } from './same-value.ts'

/** A new value for one field of a CV; the edit applies only while the field still holds `before`. */
export const cvEditSchema = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })
export type CvEdit = z.infer<typeof cvEditSchema>

/** The CV with the edits made, or `null` when a field has been changed since they were worked out. */
export function applyEdits<Cv extends CvDocument>(cv: Cv, edits: readonly CvEdit[]): Cv | null {
	const isStale = edits.some(({ path, before }) => !sameValue(fieldAt(cv, path), before))
	if (isStale) return null
	return edits.reduce((edited, { path, after }) => setField(edited, path, after), cv)
}

/** An edit of the field at a path. */
export function createEdit(cv: CvDocument, path: string, after: unknown): CvEdit {
	return { path, before: fieldAt(cv, path), after }
}

/** Returns the value of a field such as `experience.0.jobTitle`. */
export function fieldAt(cv: CvDocument, path: string): unknown {
	return path.split('.').reduce<unknown>(readField, cv)
}
