export type PageSize = { widthPt: number; heightPt: number }

/** One page as a picture: an SVG that needs nothing beside itself. `hash` changes when the picture does. */
export type PageSvg = { svg: string; widthPt: number; heightPt: number; hash: string }

/** A page whose picture is left out (`null`) for whoever has it already. */
export type SeenPage = Omit<PageSvg, 'svg'> & { svg: string | null }

/**
 * What whoever asks shows already, as hashes of pages and names of outlines, and how many pages are wanted. Without
 * `outlines` every page that is not known is whole.
 */
export type Seen = {
	known: string[]
	mostPages: number
	outlines?: string[] | undefined
	/** The name of the CV's photo, where whoever asks has it and draws it in its place. */
	photo?: string | undefined
}
