import type { TextItem } from '../extracted.ts'
import { findDates, isDuration } from '../text/find-dates.ts'
import { type Segment, splitSegments } from './segments.ts'

/** This many dates show that a margin holds the dates of entries, and it is at most this wide, in points. */
const fewestDates = 3
const widestPt = 120
/** Words such as “present” may reach so much farther than the dates, in points. */
const widerPt = 8
/** In a table, most rows have a date; beside entries of several rows, at most this share. */
const mostDated = 0.6

/** A row of the text beside the margin. */
type Row = { baseline: number; sizePt: number; isBold: boolean; gapBefore: number }
/** Dates one below the other in the margin, which belong to one entry. */
type Block = { segments: Segment[]; text: string }

/**
 * Returns the items of a column with each date in its left margin on the row that heads its entry. A date may stand a
 * little higher or lower than that row, and its beginning above its end.
 */
export function alignMarginDates(items: readonly TextItem[]): readonly TextItem[] {
	const segments = splitSegments([...items])
	const firsts = [...Map.groupBy(segments, ({ row }) => row).values()].flatMap(
		([first]) => first ?? [],
	)
	const dates = firsts.filter(({ text }) => isWholeDate(text.trim()))
	if (dates.length < fewestDates) return items
	const [left, right] = [
		Math.min(...dates.map(({ x }) => x)),
		Math.max(...dates.map((one) => one.right)),
	]
	if (right - left > widestPt) return items
	const [top, bottom] = [dates[0]?.row ?? 0, dates.at(-1)?.row ?? 0]
	const isInMargin = (segment: Segment) =>
		segment.x > left - widerPt && segment.right < right + widerPt
	const across = firsts.filter(
		(one) => one.row >= top && one.row <= bottom && one.x < right && !isInMargin(one),
	)
	const rows = listRows(segments.filter(({ x }) => x > right))
	const inRange = rows.filter(({ baseline }) => baseline >= (dates[0]?.baseline ?? 0))
	if (across.length > dates.length / 2 || dates.length > inRange.length * mostDated) return items
	const blocks = joinBlocks(firsts.filter(isInMargin))
	const moved = new Map<TextItem, TextItem | null>()
	const taken = new Set<Row>()
	for (const block of blocks) {
		const row = findHeadRow(block, rows)
		if (row === null || taken.has(row) || isTaken(row, block, firsts)) continue
		taken.add(row)
		moveBlock(block, row, moved)
	}
	return items.flatMap((item) => (moved.has(item) ? (moved.get(item) ?? []) : item))
}

// Whether something else than the date stands in the margin beside a row, such as a label or another date.
function isTaken(
	{ baseline, sizePt }: Row,
	{ segments }: Block,
	firsts: readonly Segment[],
): boolean {
	const right = Math.max(...segments.map((segment) => segment.right))
	return firsts.some(
		(first) =>
			!segments.includes(first) &&
			first.x < right &&
			Math.abs(first.baseline - baseline) < 0.42 * sizePt,
	)
}

function listRows(segments: readonly Segment[]): Row[] {
	let last = Number.NEGATIVE_INFINITY
	return [...Map.groupBy(segments, ({ row }) => row).values()].flatMap(([first]) => {
		const [item] = first?.items ?? []
		if (first === undefined || item === undefined) return []
		const gapBefore = first.baseline - last
		last = first.baseline
		return { baseline: first.baseline, sizePt: item.sizePt, isBold: item.bold, gapBefore }
	})
}

// Lines close below each other are one block if they read as one period.
function joinBlocks(segments: readonly Segment[]): Block[] {
	const blocks: Block[] = []
	let rest = segments.filter(({ text }) => !isDuration(text.trim()))
	while (rest.length > 0) {
		const found = [4, 3, 2, 1].flatMap((lines) => readPeriod(rest.slice(0, lines), lines) ?? [])
		const [block] = found
		if (block !== undefined) blocks.push(block)
		rest = rest.slice(block?.segments.length ?? 1)
	}
	return blocks
}

function readPeriod(segments: readonly Segment[], count: number): Block | null {
	if (segments.length !== count) return null
	const areClose = segments.every((line, at) => {
		const before = segments[at - 1]
		const sizePt = line.items[0]?.sizePt ?? 10
		return before === undefined || line.baseline - before.baseline < 2.6 * sizePt
	})
	if (!areClose) return null
	const [first = '', ...others] = segments.map(({ text }) => text.trim())
	// The label of a column is no beginning of a period.
	if (!/\d/.test(first)) return null
	// A date above another one is the beginning of a period.
	const texts = [[first, ...others].join(' '), [first, '–', ...others].join(' ')]
	const text = (count === 1 ? [first] : texts).find((one) => isOnePeriod(one, count))
	return text === undefined ? null : { segments: [...segments], text }
}

function isOnePeriod(text: string, lines: number): boolean {
	const [range, ...others] = findDates(text)
	const isRange = lines === 1 || range?.current === true || isRising(range)
	return others.length === 0 && isRange && isWholeDate(text)
}

function isRising(range: { startDate: string; endDate: string } | undefined): boolean {
	return range !== undefined && range.startDate !== '' && range.startDate < range.endDate
}

function isWholeDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start > text.length - 3
}

/** The farthest that a date is above or below the row of its entry, in sizes of its letters. */
const farthestEm = 1.8

// The row of a date, or the bold one close above it.
function findHeadRow({ segments }: Block, rows: readonly Row[]): Row | null {
	const [first, last] = [segments[0], segments.at(-1)]
	const sizePt = first?.items[0]?.sizePt ?? 10
	if (first === undefined || last === undefined) return null
	const middle = (first.baseline + last.baseline) / 2
	const at = rows.findIndex(({ baseline }) => Math.abs(baseline - first.baseline) < 0.42 * sizePt)
	const own = rows[at]
	const above = rows[at - 1]
	if (own !== undefined && own.gapBefore < 1.8 * own.sizePt && above?.isBold === true) return above
	if (own !== undefined) return own
	const near = rows
		.map((row) => ({ row, distance: Math.abs(row.baseline - middle) }))
		.filter(({ row, distance }) => row.isBold && distance < farthestEm * sizePt)
		.sort((a, b) => a.distance - b.distance)
	return near[0]?.row ?? null
}

function moveBlock(
	{ segments, text }: Block,
	{ baseline }: Row,
	moved: Map<TextItem, TextItem | null>,
): void {
	const items = segments.flatMap((segment) => segment.items)
	const [first] = items
	if (first === undefined) return
	for (const item of items) moved.set(item, null)
	const right = Math.max(...items.map(({ x, width }) => x + width))
	const x = Math.min(...items.map((item) => item.x))
	moved.set(first, { ...first, text, x, width: right - x, baseline })
}
