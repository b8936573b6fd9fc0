import type { PageSize } from './page-svg.ts'

/** Pages to be set. */
export type PagesTask = {
	template: string
	/** The JSON that the template reads. */
	input: string
	size: PageSize
	/** Whether a short last page goes by itself. */
	autoFit: boolean
	/** What is to be attached to a PDF, as JSON. */
	carried?: string | null
}
