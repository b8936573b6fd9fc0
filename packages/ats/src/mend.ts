import { type CvDocument, sameValue, setField } from '@app/cv'
import { z } from 'zod'

/** A new value for one field of a CV; `before` is what it must still hold for the change to make sense. */
export const cvEditSchema = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })

/** One way to mend a finding without anybody's judgement about words. */
export const mendSchema = z.object({
	/** What a button says. */
	label: z.string(),
	edits: z.array(cvEditSchema),
})

export type CvEdit = z.infer<typeof cvEditSchema>
export type Mend = z.infer<typeof mendSchema>

/** The CV with the edits made, or `null` when a field has been changed since they were worked out. */
export function applyMend<Cv extends CvDocument>(cv: Cv, { edits }: Mend): Cv | null {
	const isStale = edits.some(({ path, before }) => !sameValue(fieldAt(cv, path), before))
	if (isStale) return null
	return edits.reduce((edited, { path, after }) => setField(edited, path, after), cv)
}

/** An edit of the field at a path. */
export function editOf(cv: CvDocument, path: string, after: unknown): CvEdit {
	return { path, before: fieldAt(cv, path), after }
}

/** What a field such as `experience.0.jobTitle` holds. */
export function fieldAt(cv: CvDocument, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, key) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
			cv,
		)
}
