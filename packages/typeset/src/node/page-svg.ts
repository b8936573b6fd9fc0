export type PageSize = { widthPt: number; heightPt: number }

/** One page as a picture: an SVG that needs nothing beside itself. `hash` changes when the picture does. */
export type PageSvg = { svg: string; widthPt: number; heightPt: number; hash: string }

/** A page whose picture is left out (`null`) when the client already has it. */
export type SeenPage = Omit<PageSvg, 'svg'> & { svg: string | null }

/**
 * The state of the client: hashes of the pages and names of the outlines that it already has, and the number of pages
 * that it wants. Without `outlines`, every unknown page is sent whole.
 */
export type Seen = {
	known: string[]
	mostPages: number
	outlines?: string[] | undefined
	/** The name of the CV's photo, if the client has the photo and draws it itself. */
	photo?: string | undefined
}
