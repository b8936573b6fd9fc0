/** A page that our engine typeset, as a picture; sizes are its own, in pixels. */
export type Picture = { src: string; widthPx: number; heightPx: number; alt: string }

/** A stroke of the marker over a picture, in per cent of its width and height. */
export type Stroke = { left: number; top: number; width: number; height: number }

/** A remark of the analysis, with the strokes under the words that it is about. */
export type Remark = { id: string; severity: string; title: string; strokes: Stroke[] }

/** The specification's template entry, with its picture's size and a sentence. */
export type TemplateEntry = {
	id: string
	name: string
	image: string
	alt: string
	widthPx: number
	heightPx: number
	suits: string
	/** Words of the CV, and how many of them were found again in the exported PDF. */
	words: { written: number; readBack: number }
}

/** The facts on the landing page; the build computes all of them with the product itself. */
export type LandingFacts = {
	hero: { picture: Picture; remarks: Remark[] }
	/** The score, and of each part the share of its points that was earned, in per cent. */
	report: { score: number; parts: { title: string; score: number }[] }
	/** A line of the CV, its better wording with the words that it now opens with, and the question that remains. */
	rewrite: { before: string; opening: string; rest: string; question: string }
	templates: TemplateEntry[]
	everywhere: { picture: Picture; plainText: string[] }
}
