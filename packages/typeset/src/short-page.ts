/** What stands on a last page that holds so little that most people would rather not have it. */
export type ShortPage = {
	/** Lines on it. */
	lines: number
}

type TextArea = {
	/** Where the text of a page may begin and end, in points from the top of the paper. */
	top: number
	end: number
}

const fewLines = 4
const smallShare = 0.08
/** Baselines nearer to one another are one line: figures, small capitals and columns differ by a little. */
const sameLinePt = 3

/**
 * Whether a last page holds fewer than four lines or under 8 % of its height, by the baselines of its text in points
 * from the top of the paper; `null` when it holds more, or nothing. What is above and below the text area, such as the
 * name and the page number, does not count.
 */
export function findShortPage(
	baselines: readonly number[],
	{ top, end }: TextArea,
): ShortPage | null {
	const within = baselines
		.filter((at) => at > top && at < end)
		.toSorted((one, other) => one - other)
	const [first, last] = [within.at(0), within.at(-1)]
	if (first === undefined || last === undefined) return null
	const lines = within.filter((at, index) => at - (within[index - 1] ?? -sameLinePt) >= sameLinePt)
	const share = (last - top) / (end - top)
	return lines.length < fewLines || share < smallShare ? { lines: lines.length } : null
}
