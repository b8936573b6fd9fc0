/** A last page that holds so little that most people would rather not have it. */
export type ShortPage = {
	/** Lines on it. */
	lines: number
	/** Which page it is, from 1. */
	page: number
}

/** The text on a page: its lines and height. */
export type PageFill = {
	lines: number
	/** How far down its text reaches, as a share of the height that text may take. */
	share: number
}

type TextArea = {
	/** Where the text of a page may begin and end, in points from the top of the paper. */
	top: number
	end: number
}

const fewLines = 4
/** Blind readers of twelve layouts would not send a CV whose last page holds less than about a quarter. */
const shortShare = 0.25
/** Baselines nearer to one another are one line: figures, small capitals and columns differ by a little. */
const sameLinePt = 3

/**
 * Measures the text of a page by its baselines, in points from the top of the paper; `null` for an empty page. Text
 * above and below the text area, such as the name and the page number, isn't counted.
 */
export function measurePage(baselines: readonly number[], { top, end }: TextArea): PageFill | null {
	const within = baselines
		.filter((at) => at > top && at < end)
		.toSorted((one, other) => one - other)
	const last = within.at(-1)
	if (last === undefined) return null
	const lines = within.filter((at, index) => at - (within[index - 1] ?? -sameLinePt) >= sameLinePt)
	return { lines: lines.length, share: (last - top) / (end - top) }
}

/** Whether a last page holds fewer than four lines or less than a quarter of its height. */
export function isShort({ lines, share }: PageFill): boolean {
	return lines < fewLines || share < shortShare
}
