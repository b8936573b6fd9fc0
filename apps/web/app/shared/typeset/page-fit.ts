import type { Preview } from '@app/contract'

/** How full the pages of a CV are. */
export type PageFit = {
	pageCount: number
	/** The last page, where it holds next to nothing. */
	shortPage: NonNullable<Preview['shortPage']> | null
	/** The changes that removed a short last page automatically. */
	autoFit: NonNullable<Preview['autoFit']> | null
}

/** Before there are any pages. */
export const noPages: PageFit = { pageCount: 0, shortPage: null, autoFit: null }

/** Reads from a preview how full its pages are. */
export function readPageFit({ pages, shortPage, autoFit }: Preview): PageFit {
	return { pageCount: pages.length, shortPage: shortPage ?? null, autoFit: autoFit ?? null }
}
