import type { PagePhoto } from './page-photo.ts'
import type { PageSize } from './page-svg.ts'

/** Pages to be set. */
export type PagesRequest = {
	template: string
	/** The JSON that the template reads. */
	input: string
	size: PageSize
	/** Whether a short last page goes by itself. */
	autoFit: boolean
	/** The photo that the pages show, if any. */
	photo?: PagePhoto | null
	/** What is to be attached to a PDF, as JSON. */
	carried?: string | null
}
