import type { ExtractedPage, TextItem } from '../extracted.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { type Segment, splitSegments } from './segments.ts'
import { cutAtSideHeadings, type SideHeadingColumn } from './side-heading-column.ts'

/** A part of a page that is read from top to bottom before the next one. */
export type Band =
	| { kind: 'full'; items: TextItem[] }
	/** A title beside its section, however many lines it takes. */
	| { kind: 'label'; items: TextItem[] }
	| { kind: 'columns'; gutterX: number; height: number; left: Band[]; right: Band[] }

type Gutter = { x: number; firstRow: number; lastRow: number; score: number }

const minGutterPt = 7
const maxDepth = 2

/** Cuts a page into full-width parts and parts with columns, in reading order. */
export function findBands(page: ExtractedPage, labels: SideHeadingColumn | null): Band[] {
	const parts = labels === null ? null : cutAtSideHeadings(page, labels)
	if (parts === null) return cut(page.items, maxDepth)
	return [
		...cut(parts.above, maxDepth),
		...parts.sections.flatMap(({ label, body }): Band[] => [
			{ kind: 'label', items: label },
			{ kind: 'full', items: body },
		]),
		...cut(parts.below, maxDepth),
	]
}

function cut(items: TextItem[], depth: number): Band[] {
	if (items.length === 0) return []
	const segments = splitSegments(items)
	const gutter = depth === 0 ? null : bestGutter(segments)
	if (gutter === null) return [{ kind: 'full', items }]
	const within = (segment: Segment) =>
		segment.row >= gutter.firstRow && segment.row <= gutter.lastRow
	const itemsOf = (belongs: (segment: Segment) => boolean) =>
		segments.filter(belongs).flatMap((segment) => segment.items)
	const baselines = segments.filter(within).map((segment) => segment.baseline)
	return [
		...cut(
			itemsOf((segment) => segment.row < gutter.firstRow),
			depth,
		),
		{
			kind: 'columns',
			gutterX: gutter.x,
			height: Math.max(...baselines) - Math.min(...baselines),
			left: cut(
				itemsOf((segment) => within(segment) && segment.right <= gutter.x),
				depth - 1,
			),
			right: cut(
				itemsOf((segment) => within(segment) && segment.right > gutter.x),
				depth - 1,
			),
		},
		...cut(
			itemsOf((segment) => segment.row > gutter.lastRow),
			depth,
		),
	]
}

function bestGutter(segments: Segment[]): Gutter | null {
	const left = Math.min(...segments.map((segment) => segment.x))
	const right = Math.max(...segments.map((segment) => segment.right))
	const step = Math.max(3, (right - left) / 200)
	const heads = tableHeads(segments)
	let best: Gutter | null = null
	for (let x = left + (right - left) * 0.12; x < left + (right - left) * 0.88; x += step) {
		for (const gutter of guttersAt(segments, { x, heads })) {
			if (gutter.score > (best?.score ?? 0)) best = gutter
		}
	}
	return best
}

function guttersAt(segments: Segment[], { x, heads }: Pick<Stretch, 'x' | 'heads'>): Gutter[] {
	const crossed = new Set(
		segments
			.filter((segment) => segment.x < x + 1 && segment.right > x - 1)
			.map((segment) => segment.row),
	)
	const lastRow = segments.at(-1)?.row ?? 0
	const gutters: Gutter[] = []
	let firstRow = 0
	for (let row = 0; row <= lastRow + 1; row++) {
		if (row <= lastRow && !crossed.has(row)) continue
		if (row > firstRow) gutters.push(judge(segments, { x, firstRow, lastRow: row - 1, heads }))
		firstRow = row + 1
	}
	return gutters
}

type Stretch = { x: number; firstRow: number; lastRow: number; heads: Segment[][] }

function judge(all: Segment[], stretch: Stretch): Gutter {
	const inside = all.filter(({ row }) => row >= stretch.firstRow && row <= stretch.lastRow)
	if (partsTable(stretch)) return { ...stretch, score: 0 }
	const left = inside.filter((segment) => segment.right <= stretch.x)
	const right = inside.filter((segment) => segment.right > stretch.x)
	return { ...stretch, score: areColumns(left, right) ? scoreSplit(left, right) : 0 }
}

// Finds rows of labels side by side, each of which heads a table. The rows of a table belong together; a label may
// take several lines.
function tableHeads(segments: Segment[]): Segment[][] {
	const rows = [...Map.groupBy(segments, ({ row }) => row).values()]
	return rows.flatMap((_, at) => {
		const heads = [1, 2, 3].map((count) => rows.slice(at, at + count).flat())
		const head = heads.find((one) => one.length < mostLabels && isTableHead(one))
		return head === undefined ? [] : [head]
	})
}

const mostLabels = 20

function isTableHead(segments: readonly Segment[]): boolean {
	const cells: { right: number; text: string }[] = []
	for (const { x, right, text } of segments.toSorted((a, b) => a.x - b.x)) {
		const last = cells.at(-1)
		if (last === undefined || x > last.right - 1) cells.push({ right, text })
		else
			cells[cells.length - 1] = { right: Math.max(last.right, right), text: `${last.text} ${text}` }
	}
	const slots = cells.map(({ text }) => slotOfEntryLabel(text))
	const known = slots.filter((slot) => slot !== null).length
	return cells.length > 1 && slots.includes('dates') && known >= Math.max(2, cells.length * 0.6)
}

function partsTable({ x, firstRow, lastRow, heads }: Stretch): boolean {
	return heads.some((head) => {
		const isInside = head.every(({ row }) => row >= firstRow && row <= lastRow)
		const leftCells = head.filter(({ right }) => right <= x)
		return isInside && leftCells.length > 0 && leftCells.length < head.length
	})
}

function scoreSplit(left: Segment[], right: Segment[]): number {
	const whole =
		Math.min(countLetters(left), countLetters(right)) + 0.1 * (left.length + right.length)
	return Math.max(0, whole - lettersPerTornRow * tornRows(left, right))
}

const lettersPerTornRow = 40

// Counts the rows that a gutter would tear apart. Dates or a place at the end of a row belong to its beginning,
// unless other words begin at the same x, so a gutter between them separates no columns.
function tornRows(left: Segment[], right: Segment[]): number {
	const begun = new Set(left.map(({ row }) => row))
	const firsts = new Map(
		right.toSorted((a, b) => b.x - a.x).map((segment) => [segment.row, segment]),
	)
	const edges = right.filter(({ text }) => !isCell(text)).map(({ x }) => x)
	return [...firsts.values()].filter(
		({ row, text, x }) =>
			begun.has(row) && isCell(text) && !edges.some((edge) => Math.abs(edge - x) < 3),
	).length
}

function isCell(text: string): boolean {
	return isPlace(text) || isWholeDate(text)
}

function areColumns(left: Segment[], right: Segment[]): boolean {
	if (left.length < 2 || right.length < 2) return false
	const gap =
		Math.min(...right.map((segment) => segment.x)) -
		Math.max(...left.map((segment) => segment.right))
	if (gap < minGutterPt) return false
	const headings = [left, right].map((side) => side.filter(isHeading).length)
	const [leftHeadings = 0, rightHeadings = 0] = headings
	const areTitled = Math.min(leftHeadings, rightHeadings) >= titlesOfColumn
	if (!areTitled && areLabelsOfRows(left, right)) return false
	if (leftHeadings > 0 && rightHeadings > 0) return ![left, right].some(isMostlyDates)
	if (left.length < 5 || right.length < 5) return false
	return wasWrittenInColumns(left, right) && !isLabels(left) && !isLabels(right)
}

/** Where each side has this many titles, none of them holds labels of the other's rows. */
const titlesOfColumn = 2

// Whether the left side holds labels of rows: words of any length that end at the gutter, each beside its row.
// Running text is aligned at its left instead.
function areLabelsOfRows(left: Segment[], right: Segment[]): boolean {
	const rows = new Set(right.map(({ row }) => row))
	const beside = left.filter(({ row }) => rows.has(row))
	const edge = Math.max(...beside.map((segment) => segment.right))
	const atEdge = beside.filter((segment) => edge - segment.right < sameEdgePt)
	const starts = new Set(atEdge.map(({ x }) => Math.round(x / sameEdgePt)))
	return starts.size > 2 && atEdge.length > beside.length * 0.8 && beside.length > left.length / 2
}

const sameEdgePt = 4

// Whether a segment is a heading. A bullet is never a heading.
function isHeading({ text }: Segment): boolean {
	return !/^[•·◦‣]/.test(text) && matchHeading(text) !== null
}

// A program writes a column to its end before it goes on with the next one.
function wasWrittenInColumns(left: Segment[], right: Segment[]): boolean {
	const sides = [
		...left.map(({ order }) => ({ order, side: 'left' })),
		...right.map(({ order }) => ({ order, side: 'right' })),
	].sort((a, b) => a.order - b.order)
	const changes = sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side)
	return changes.length <= Math.max(1, 0.1 * Math.min(left.length, right.length))
}

// Dates, places and labels beside their entries are rows, however they were written.
function isLabels(side: Segment[]): boolean {
	const labels = side.filter(
		({ text }) => findDates(text).length > 0 || text.length < 4 || /:$/.test(text),
	)
	return labels.length > side.length * 0.4 || countLetters(side) / side.length < 6
}

// Whether a side is a column of dates. Such dates belong to the events beside them, even if headings stand over both
// columns.
function isMostlyDates(side: Segment[]): boolean {
	const dated = side.filter(({ text }) => isWholeDate(text))
	return dated.length >= leastOfDates && dated.length > side.length * shareOfDates
}

const leastOfDates = 3
const shareOfDates = 0.3

function isWholeDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start > text.length - 3
}

function countLetters(segments: Segment[]): number {
	return segments.reduce((sum, segment) => sum + segment.text.length, 0)
}
