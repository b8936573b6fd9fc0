import { z } from 'zod'

/** Something that the search of the site leads to. */
export const searchEntrySchema = z.object({
	path: z.string(),
	title: z.string(),
	group: z.enum(['Pages', 'Templates', 'Samples', 'Articles', 'Help', 'Tips']),
	/** More words that it is found by. */
	words: z.string(),
})
export type SearchEntry = z.infer<typeof searchEntrySchema>

/** A search result: a place to go to, or an action. */
export type Findable = {
	id: string
	title: string
	group: string
	words: string
	keys?: string | undefined
	does: { path: string } | { run: () => void }
}
