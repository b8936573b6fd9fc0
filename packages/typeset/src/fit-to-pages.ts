import type { CvDesign } from '@app/cv'

/** How close lines and letters stand: a factor of every distance, and the size of the text in points. */
export type Tightness = Pick<CvDesign, 'spacing' | 'textSizePt'>

/**
 * The spacing and text size with which a CV has no more pages than it should; the design's own values when even the
 * tightest don't fit.
 */
export type Fit = {
	fits: boolean
	spacing: number
	textSizePt: number
	/** Pages with these; when it does not fit, pages at the tightest. */
	pageCount: number
	/** Lines that are too many at the tightest, where it is one page too long and they were counted. */
	linesOver: number | null
}

/** How the pages of a CV are counted, and the lines of its last one. */
type PageCounter<Design> = {
	countPages: (design: Design) => Promise<number>
	countLastLines?: (design: Design) => Promise<number>
}

const leastSpacing = 0.7
/** Smaller text is hard to read on paper. */
const leastTextSizePt = 9.5

/**
 * Takes away spacing, then text size, as little of both as will do. Most CVs need little, so the first steps are tried first, and each
 * step once.
 */
export async function fitToPages<Design extends Tightness>(
	design: Design,
	pages: number,
	{ countPages, countLastLines }: PageCounter<Design>,
): Promise<Fit> {
	const steps = tighterSteps(design)
	const last = steps.length - 1
	const count = (index: number) => countPages({ ...design, ...steps[index] })
	let [low, high] = [0, 0]
	let pageCount = await count(high)
	while (pageCount > pages && high < last) {
		low = high + 1
		high = Math.min(2 * high + 1, last)
		pageCount = await count(high)
	}
	if (pageCount > pages) {
		const { spacing, textSizePt } = design
		const isNear = pageCount === pages + 1 && countLastLines !== undefined
		const linesOver = isNear ? await countLastLines({ ...design, ...steps[last] }) : null
		return { fits: false, spacing, textSizePt, pageCount, linesOver }
	}
	while (low < high) {
		const middle = Math.floor((low + high) / 2)
		const counted = await count(middle)
		if (counted <= pages) [high, pageCount] = [middle, counted]
		else low = middle + 1
	}
	const { spacing, textSizePt } = steps[high] ?? design
	return { fits: true, spacing, textSizePt, pageCount, linesOver: null }
}

/** Lists the steps from the current design to the tightest one allowed. */
function tighterSteps({ spacing, textSizePt }: Tightness): Tightness[] {
	const spacings = stepsDown(spacing, leastSpacing, 0.05)
	const sizes = stepsDown(textSizePt, leastTextSizePt, 0.25)
	const tight = spacings.at(-1) ?? spacing
	return [
		{ spacing, textSizePt },
		...spacings.map((less) => ({ spacing: less, textSizePt })),
		...sizes.map((less) => ({ spacing: tight, textSizePt: less })),
	]
}

function stepsDown(from: number, to: number, step: number): number[] {
	const count = Math.max(0, Math.ceil((from - to) / step - 1e-9))
	return Array.from({ length: count }, (_, index) =>
		Number(Math.max(to, from - (index + 1) * step).toFixed(2)),
	)
}
