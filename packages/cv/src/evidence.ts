import { z } from 'zod'
import { boxSchema } from './cv-source.ts'

/** Words of a CV that something was judged by: where in the CV, where on the page, and the words themselves. */
export const evidenceSchema = z.object({
	path: z.string().nullable(),
	quote: z.string(),
	places: z.array(boxSchema),
})

export type Evidence = z.infer<typeof evidenceSchema>
