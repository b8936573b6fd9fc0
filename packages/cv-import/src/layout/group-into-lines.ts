import type { TextItem } from '../extracted.ts'
import { joinTrackedLetters } from '../text/join-tracked-letters.ts'
import { joinSpans, type Span, sliceSpan, toSpan } from '../text/span.ts'
import { createLine, isBulletMark, type Line } from './line.ts'

/** The least gap, in ems, that separates two cells instead of two words. */
const cellGapEm = 1.6
/** A gap of this many ems may part two names of a list; in running text it is a stretched space. */
const wideGapEm = 0.75
const gapAfterDashEm = 0.3
const wordGapEm = 0.14

/** The lines of one column of one page, from top to bottom. */
export function groupIntoLines(items: readonly TextItem[]): Line[] {
	const rows = groupIntoRows(withoutDoubles(items))
	const edges = rows.flatMap(([first]) => first?.x ?? [])
	const lines = rows.map((row) => createLine(joinRow(row, edges), row))
	const columnRight = Math.max(...lines.map((line) => line.right))
	return lines.map((line, index) => ({
		...line,
		columnRight,
		gapBefore: gap(lines[index - 1], line),
	}))
}

/** Text that is this many times as high as its letters runs over several rows, each of the usual height. */
const severalRowsEm = 2
const usualRowEm = 1.22

// Returns the gap above a line. A paragraph that a word processor breaks is one item with the baseline of its first
// row, so the height of its other rows is subtracted.
function gap(above: Line | undefined, { baseline }: Line): number {
	if (above === undefined) return Number.POSITIVE_INFINITY
	const { sizePt, printed } = above
	const height = Math.max(...printed.pieces.map(({ item }) => item.height))
	const rest = height > severalRowsEm * sizePt ? height - usualRowEm * sizePt : 0
	return baseline - above.baseline - rest
}

/** Items that stand on one baseline, from left to right; rows from top to bottom. */
export function groupIntoRows(items: readonly TextItem[]): TextItem[][] {
	const rows: { baseline: number; sizePt: number; items: TextItem[] }[] = []
	const level = levelSmallMarks(items)
	for (const item of [...level].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
		const row = rows.at(-1)
		const tolerance = 0.42 * Math.min(item.sizePt, row?.sizePt ?? 0)
		if (row !== undefined && Math.abs(item.baseline - row.baseline) <= tolerance) {
			row.items.push(item)
			if (item.text.length > 2) row.baseline = Math.max(row.baseline, item.baseline)
			row.sizePt = Math.max(row.sizePt, item.sizePt)
		} else rows.push({ baseline: item.baseline, sizePt: item.sizePt, items: [item] })
	}
	return rows.map((row) => row.items.sort((a, b) => a.x - b.x || a.order - b.order))
}

/** The most characters of a superscript or subscript, and its greatest height relative to the letters before it. */
const longestSmallMark = 4
const smallMarkEm = 0.8
/** It begins where the letters before it end, and is moved up or down no farther than this. */
const besideEm = 0.3
const movedEm = 0.6

// Moves letters that are set small above a line, such as those after a day's number, to the baseline of the letters
// before them.
function levelSmallMarks(items: readonly TextItem[]): TextItem[] {
	const byOrder = new Map(items.map((item) => [item.order, item]))
	return items.map((item) => {
		const host = byOrder.get(item.order - 1)
		return host !== undefined && isSmallMark(item, host)
			? { ...item, baseline: host.baseline }
			: item
	})
}

function isSmallMark(item: TextItem, host: TextItem): boolean {
	const isSmall = item.text.length <= longestSmallMark && item.sizePt <= host.sizePt * smallMarkEm
	const gap = Math.abs(item.x - host.x - host.width)
	const moved = Math.abs(item.baseline - host.baseline)
	return isSmall && gap <= besideEm * host.sizePt && moved <= movedEm * host.sizePt
}

/** `edges` are the left edges of all rows. */
function joinRow(row: readonly TextItem[], edges: readonly number[]): Span {
	const [first, ...rest] = row
	if (first === undefined) return joinSpans([])
	// The parts are joined once at the end: a row may have thousands of items, and each joining copies its operands.
	const parts = [toCells(first)]
	let start = first.text
	let last = first
	for (const item of rest) {
		const before = parts.at(-1)?.text ?? ''
		const separator = chooseSeparator({ last, item, start, before, edges })
		if (separator !== '') parts.push({ text: separator, pieces: [] })
		parts.push(toCells(item))
		if (start.length < longestMark) start += separator + item.text
		if (item.x + item.width > last.x + last.width) last = item
	}
	return joinTrackedLetters(joinSpans(parts, ''))
}

/**
 * The least number of spaces in a row that separates cells, whatever letters are beside them. One space fewer counts
 * as a wide gap.
 */
const spacesOfCell = 4

function toCells(item: TextItem): Span {
	const whole = toSpan(item)
	const gaps = [...item.text.matchAll(/(?<=\S) {3,}(?=\S)/g)]
	if (gaps.length === 0) return whole
	const ends = [...gaps.map(({ index }) => index), item.text.length]
	const parts = ends.flatMap((end, at): Span[] => {
		const space = gaps[at - 1]
		const start = space === undefined ? 0 : space.index + space[0].length
		const separator = (space?.[0].length ?? 0) < spacesOfCell ? '  ' : '\t'
		const cell = sliceSpan(whole, start, end)
		return space === undefined ? [cell] : [{ text: separator, pieces: [] }, cell]
	})
	return joinSpans(parts, '')
}

/** Characters at the start of a line that may be nothing but the mark of a list and spaces. */
const longestMark = 50

type Joint = {
	last: TextItem
	item: TextItem
	/** The first characters of the line. */
	start: string
	/** The words just before the item. */
	before: string
	edges: readonly number[]
}

/** This many rows that begin where an item does show that a column begins there; they begin within so many points. */
const rowsOfColumn = 3
const oneEdgePt = 0.6

function beginsColumn({ item, edges }: Joint): boolean {
	return edges.filter((x) => Math.abs(x - item.x) < oneEdgePt).length >= rowsOfColumn
}

function chooseSeparator(joint: Joint): string {
	const { last, item, start, before } = joint
	const gapEm = (item.x - last.x - last.width) / Math.max(last.sizePt, item.sizePt, 1)
	if (start.length < longestMark && isBulletMark(start)) return ' '
	if (gapEm > cellGapEm) return '\t'
	// A dash nearly fills the column of dates that it ends.
	const least = /[–—-]\s*$/.test(before) ? gapAfterDashEm : wideGapEm
	if (gapEm > least && beginsColumn(joint)) return '\t'
	if (gapEm > wideGapEm) return '  '
	if (/\s/.test(before.slice(-1)) || /^\s/.test(item.text)) return ''
	return gapEm > wordGapEm ? ' ' : ''
}

// Some programs print bold by drawing the same words twice, a hair's breadth apart.
function withoutDoubles(items: readonly TextItem[]): TextItem[] {
	const seen = new Map<string, TextItem[]>()
	return items.filter((item) => {
		const same = seen.get(item.text) ?? []
		const isDouble = same.some(
			(other) => Math.abs(other.x - item.x) < 1.2 && Math.abs(other.baseline - item.baseline) < 1.2,
		)
		seen.set(item.text, [...same, item])
		return !isDouble
	})
}
