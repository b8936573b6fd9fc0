import { applyEdits, type CvDocument, cvEditSchema } from '@app/cv'
import { z } from 'zod'

/** One way to fix a finding without anybody’s judgement about words. */
export const quickFixSchema = z.object({
	/** What a button says. */
	label: z.string(),
	edits: z.array(cvEditSchema),
	/** Whether its lines are shown before and after, because it changes several words. */
	showsLines: z.boolean().optional(),
})

export type QuickFix = z.infer<typeof quickFixSchema>

/** The CV after a press of the button, or `null` when its words have been changed meanwhile. */
export function applyFix<Cv extends CvDocument>(cv: Cv, { edits }: QuickFix): Cv | null {
	return applyEdits(cv, edits)
}
