import type { TextItem } from '../extracted.ts'
import { groupIntoRows } from './group-into-lines.ts'
import { isBulletMark } from './line.ts'

/** A run of words without a wide gap: all that is needed to see where the columns are. */
export type Segment = {
	text: string
	x: number
	right: number
	row: number
	baseline: number
	order: number
	items: TextItem[]
}

/** A gap, in ems, that is wider than the gaps between the words of most lines. */
export const usualGapEm = 0.9

/** The words of a page as segments, row by row: a gap of more than `gapEm` ems parts two. */
export function splitSegments(items: TextItem[], gapEm = usualGapEm): Segment[] {
	return groupIntoRows(items).flatMap((row, index) => {
		const segments: Segment[] = []
		for (const item of row) {
			const last = segments.at(-1)
			const gap = last === undefined ? 0 : (item.x - last.right) / item.sizePt
			if (last !== undefined && (gap <= gapEm || isBulletMark(last.text))) {
				last.text += (gap > 0.14 ? ' ' : '') + item.text
				last.right = Math.max(last.right, item.x + item.width)
				last.items.push(item)
			} else {
				const { text, x, width, baseline, order } = item
				segments.push({ text, x, right: x + width, row: index, baseline, order, items: [item] })
			}
		}
		return segments
	})
}
