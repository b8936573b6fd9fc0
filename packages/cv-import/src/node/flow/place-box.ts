import type { TextItem } from '../../extracted.ts'
import type { BoxOffset, BoxPlacement } from './blocks.ts'
import type { Cursor, Frame, Obstacle, Sheet } from './sheet.ts'

type Spot = { frame: Frame; cursor: Cursor }
type Side = { start: number; size: number }

/** Returns where the words of a box begin on its page, and how wide it is. */
export function locateBox(
	sheet: Sheet,
	{ across, down, widthPt, heightPt }: BoxPlacement,
	{ frame, cursor }: Spot,
): { x: number; y: number; widthPt: number } {
	const { marginPt, topPt } = sheet
	const sides: Record<BoxOffset['from'], { across: Side; down: Side }> = {
		page: {
			across: { start: 0, size: sheet.widthPt },
			down: { start: 0, size: sheet.heightPt },
		},
		margin: {
			across: { start: marginPt, size: sheet.widthPt - 2 * marginPt },
			down: { start: topPt, size: sheet.heightPt - 2 * topPt },
		},
		text: {
			across: { start: frame.x, size: frame.widthPt },
			down: { start: cursor.y, size: 0 },
		},
	}
	const x = startOf(across, sides[across.from].across, widthPt)
	const y = startOf(down, sides[down.from].down, heightPt ?? 0)
	// Word keeps a box on its page.
	const lowest = Math.max(0, sheet.heightPt - (heightPt ?? 0))
	return { x, y: Math.min(Math.max(0, y), lowest), widthPt: Math.max(leastWidth, widthPt) }
}

const leastWidth = 24

function startOf({ offsetPt, align }: BoxOffset, { start, size }: Side, length: number): number {
	if (align === 'centre') return start + (size - length) / 2
	return align === 'end' ? start + size - length : start + offsetPt
}

/** How many items a page has. */
export function countItems({ pages }: Sheet, page: number): number {
	return pages[page - 1]?.items.length ?? 0
}

/** Draws words closer together if they reach below the bottom of their box, as their height is only known roughly. */
export function fitHeight(items: readonly TextItem[], top: number, bottom: number): void {
	const lowest = Math.max(top, ...items.map(bottomOf))
	const scale = (bottom - top) / (lowest - top)
	if (!(scale < 1)) return
	for (const item of items) {
		item.baseline = top + (item.baseline - top) * scale
		item.height *= scale
		item.y = item.baseline - item.sizePt
	}
}

function bottomOf({ baseline, sizePt, height }: TextItem): number {
	return baseline - sizePt + height
}

/** The least height that words are pressed to, in points: what begins higher up is drawn over them, not below. */
const leastHeightPt = 20

/** Ends the words of each box where another box begins below them. */
export function partBoxes({ boxes }: Sheet): void {
	for (const box of boxes) {
		const below = boxes.filter(
			({ page, x, right, y }) =>
				page === box.page && x < box.right && right > box.x && y > box.y + leastHeightPt,
		)
		fitHeight(box.items, box.y, Math.min(...below.map(({ y }) => y)))
	}
}

/** Keeps the text that follows from what is drawn on the page, if text flows around it. */
export function addObstacle(
	{ obstacles }: Sheet,
	box: {
		page: number
		x: number
		y: number
		widthPt: number
		bottom: number
		wrap: BoxPlacement['wrap']
	},
): void {
	const { page, x, y, widthPt, bottom, wrap } = box
	if (wrap === 'none') return
	const isWhole = wrap === 'below'
	obstacles.push({
		page,
		x: isWhole ? Number.NEGATIVE_INFINITY : x,
		right: isWhole ? Number.POSITIVE_INFINITY : x + widthPt,
		y,
		bottom,
	})
}

/** The narrowest room beside something in which Word sets text, in points. */
const narrowestPt = 72

/** Returns the part of a frame that is free at the cursor, which moves down if there is none. */
export function findRoom(
	{ obstacles }: Pick<Sheet, 'obstacles'>,
	frame: Frame,
	{ cursor, height }: { cursor: Cursor; height: number },
): Frame {
	for (;;) {
		const inWay = obstacles.filter((one) => isInWay(one, frame, { cursor, height }))
		if (inWay.length === 0) return frame
		const end = frame.x + frame.widthPt
		const left = Math.min(...inWay.map(({ x }) => x)) - frame.x
		const right = end - Math.max(...inWay.map((one) => one.right))
		if (Math.max(left, right) >= Math.min(narrowestPt, frame.widthPt)) {
			return left >= right
				? { ...frame, widthPt: left }
				: { ...frame, x: end - right, widthPt: right }
		}
		cursor.y = Math.min(...inWay.map(({ bottom }) => bottom))
	}
}

function isInWay(
	{ page, x, right, y, bottom }: Obstacle,
	frame: Frame,
	{ cursor, height }: { cursor: Cursor; height: number },
): boolean {
	const isBeside = x < frame.x + frame.widthPt && right > frame.x
	return page === cursor.page && isBeside && y < cursor.y + height && bottom > cursor.y
}
