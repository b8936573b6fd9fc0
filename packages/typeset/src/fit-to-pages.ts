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
	/** What was needed the last time. */
	likely?: Tightness | undefined
}

const leastSpacing = 0.7
/** Smaller text is hard to read on paper. */
const leastTextSizePt = 9.5

/**
 * Takes away spacing, then text size, as little of both as will do. Where a CV was fitted before, `likely` is what it took: two
 * counts are enough if that hasn't changed.
 */
export async function fitToPages<Design extends Tightness>(
	design: Design,
	pages: number,
	{ countPages, countLastLines, likely }: PageCounter<Design>,
): Promise<Fit> {
	const steps = tighterSteps(design)
	const count = remember((index) => countPages({ ...design, ...steps[index] }))
	const last = steps.length - 1
	const near = likely === undefined ? -1 : steps.findIndex((step) => isSame(step, likely))
	const found =
		near < 0 ? null : await searchNear(near, last, async (at) => (await count(at)) <= pages)
	if (found === null && (await count(last)) > pages) {
		const { spacing, textSizePt } = design
		const fewest = await count(last)
		const isNear = fewest === pages + 1 && countLastLines !== undefined
		const linesOver = isNear ? await countLastLines({ ...design, ...steps[last] }) : null
		return { fits: false, spacing, textSizePt, pageCount: fewest, linesOver }
	}
	let [low, high] = found ?? [0, last]
	while (low < high) {
		const middle = Math.floor((low + high) / 2)
		if ((await count(middle)) <= pages) high = middle
		else low = middle + 1
	}
	const { spacing, textSizePt } = steps[high] ?? design
	return { fits: true, spacing, textSizePt, pageCount: await count(high), linesOver: null }
}

/** Looks beside a likely step: the first and the last step that may be the loosest that fits; `null` if it is none of these. */
async function searchNear(
	near: number,
	last: number,
	fits: (index: number) => Promise<boolean>,
): Promise<[low: number, high: number] | null> {
	if (await fits(near)) {
		const isLoosest = near === 0 || !(await fits(near - 1))
		return isLoosest ? [near, near] : [0, near - 1]
	}
	const next = Math.min(near + 1, last)
	return (await fits(next)) ? [next, next] : null
}

// A step is counted once.
function remember(count: (index: number) => Promise<number>): (index: number) => Promise<number> {
	const counted = new Map<number, Promise<number>>()
	return (index) => {
		const known = counted.get(index) ?? count(index)
		counted.set(index, known)
		return known
	}
}

function isSame(one: Tightness, other: Tightness): boolean {
	return one.spacing === other.spacing && one.textSizePt === other.textSizePt
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
