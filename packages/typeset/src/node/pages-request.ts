import type { PagePhoto } from './page-photo.ts'
import type { PageSize } from './page-svg.ts'

/** Pages to be set. */
export type PagesRequest = {
	template: string
	/** The JSON that the template reads. */
	input: string
	size: PageSize
	/** Whether to avoid a short last page by tighter text. */
	autoFit: boolean
	/** The photo that the pages show, if any. */
	photo?: PagePhoto | null
	/** The JSON to attach to a PDF. */
	carried?: string | null
}
