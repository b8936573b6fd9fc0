import type { ExtractedPage, TextItem } from '../extracted.ts'
import { groupIntoRows } from './group-into-lines.ts'

/** The least size of a name's letters, in points, and how many times larger they are than the letters beside them. */
const leastNamePt = 20
const timesAsLarge = 1.7
/** It has at most this many lines. */
const mostLines = 3

/** A name on several lines, and the words beside it. */
type LargeName = { name: TextItem[]; beside: TextItem[] }

/**
 * The name of a page where it is on two or three lines and has other words beside it, such as the ways to reach the
 * person: read row by row, both would be mixed. `null` where the page has none.
 */
export function findLargeName({ items }: ExtractedPage): LargeName | null {
	const largest = Math.max(0, ...items.map(({ sizePt }) => sizePt))
	if (largest < leastNamePt) return null
	const name = items.filter(({ sizePt }) => sizePt >= 0.97 * largest)
	const rows = groupIntoRows(name)
	const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]]
	if (first === undefined || last === undefined || rows.length < 2 || rows.length > mostLines) {
		return null
	}
	const isOneBlock = last.baseline - first.baseline < (rows.length - 0.5) * 1.3 * largest
	const right = Math.max(...name.map(({ x, width }) => x + width))
	const others = items.filter(
		({ baseline }) =>
			baseline > first.baseline - largest && baseline <= last.baseline + 0.3 * largest,
	)
	const beside = others.filter((item) => !name.includes(item))
	const areBeside = beside.every(({ x, sizePt }) => x >= right && sizePt * timesAsLarge <= largest)
	const isUnderColumn = items.some(
		({ x, baseline }) => x >= right && baseline <= first.baseline - largest,
	)
	return isOneBlock && beside.length > 0 && areBeside && !isUnderColumn ? { name, beside } : null
}
