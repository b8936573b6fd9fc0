import { applyEdits, type CvDocument, cvEditSchema } from '@app/cv'
import { z } from 'zod'

/** One way to fix a finding without anybody’s judgement about words. */
export const quickFixSchema = z.object({
	/** What a button says. */
	label: z.string(),
	edits: z.array(cvEditSchema),
})

export type QuickFix = z.infer<typeof quickFixSchema>

/** The CV after a press of the button, or `null` when its words have been changed meanwhile. */
export function applyFix<Cv extends CvDocument>(cv: Cv, { edits }: QuickFix): Cv | null {
	return applyEdits(cv, edits)
}
