import { guessHeading, kindOfTitle } from '../classifier/heading-model.ts'
import type { ExtractedPage, TextItem } from '../extracted.ts'
import { andWords } from '../lexicon/and-words.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import { type Segment, splitSegments, usualGapEm } from './segments.ts'

/**
 * Where the titles of sections stand beside their text: everything to the left of `right` is a title, and `gapEm` ems at
 * the least part it from the text.
 */
export type SideHeadingColumn = { right: number; gapEm: number }

type Label = { kind: SectionKind; segments: Segment[] }
type Labels = { labels: Label[]; firstRow: number; lastRow: number }

const maxLinesOfLabel = 3
const minGutterPt = 5

/** The column of a CV in which nothing stands but titles, the sections beside them; `null` when it has none. */
export function findSideHeadingColumn(pages: readonly ExtractedPage[]): SideHeadingColumn | null {
	return labelColumnOf(pages, usualGapEm) ?? labelColumnOf(pages, narrowGapEm)
}

/** Titles that end where the text begins may be as close to it as two words of a stretched line. */
const narrowGapEm = 0.55

function labelColumnOf(pages: readonly ExtractedPage[], gapEm: number): SideHeadingColumn | null {
	const segments = pages.map((page) => splitSegments(page.items, gapEm))
	const columns = segments
		.flatMap((all) => all.flatMap((_, index) => labelAt(all, index) ?? []))
		.map(({ segments: lines }) => ({
			right: Math.max(...lines.map(({ right }) => right)) + minGutterPt - 1,
			gapEm,
		}))
	const judged = columns.map((column) => {
		const labels = segments.flatMap((all) => readLabels(all, column)?.labels ?? [])
		const kinds = labels.map(({ kind }) => kind).filter((kind) => kind !== 'custom')
		return { column, kinds: new Set(kinds) }
	})
	const [best] = judged.sort((a, b) => b.kinds.size - a.kinds.size)
	if (best === undefined) return null
	const { column, kinds } = best
	if (kinds.size < 3 && !segments.every((all) => areTitlesAlone(all, column))) return null
	return kinds.has('experience') || kinds.has('education') ? column : null
}

// One or two titles are a column where nothing else on the page begins so far to the left.
function areTitlesAlone(segments: readonly Segment[], column: SideHeadingColumn): boolean {
	const left = segments.filter(({ x }) => x < column.right)
	const labels = readLabels(segments, column)?.labels ?? []
	const titles = labels.filter((label) => matchHeading(joinWords(label.segments)) !== null)
	return left.length === titles.flatMap((label) => label.segments).length
}

type Parts = {
	above: TextItem[]
	sections: { label: TextItem[]; body: TextItem[] }[]
	below: TextItem[]
}

/** The sections of one page beside their titles; `null` when the page has none. */
export function cutAtSideHeadings(page: ExtractedPage, column: SideHeadingColumn): Parts | null {
	const segments = splitSegments(page.items, column.gapEm)
	const found = readLabels(segments, column)
	if (found === null) return null
	const { labels, lastRow } = found
	const top = lastRowBefore(segments, column, found.firstRow)
	const bodyRows = groupRows(
		segments,
		({ row, x }) => row > top && row <= lastRow && x > column.right,
	)
	const starts = labels.map((label) => startOfBody(bodyRows, label))
	const above = segments.filter(({ row }) => row <= top)
	return {
		above: [...flattenItems(above), ...itemsOfRows(bodyRows, top + 1, Math.min(...starts))],
		sections: labels.map(({ segments: lines }, index) => ({
			label: flattenItems(lines),
			body: itemsOfRows(bodyRows, starts[index] ?? 0, starts[index + 1] ?? lastRow + 1),
		})),
		below: flattenItems(segments.filter(({ row }) => row > lastRow)),
	}
}

/** The longest stretch of rows that have titles at their left and nothing else there. */
function readLabels(segments: readonly Segment[], column: SideHeadingColumn): Labels | null {
	const left = segments.filter(({ x }) => x < column.right)
	const stretches: Labels[] = []
	let open: Labels | null = null
	for (let index = 0; index < left.length; index++) {
		const label = labelAt(left, index, column)
		if (label === null) {
			open = null
			continue
		}
		const row = label.segments[0]?.row ?? 0
		if (open === null || !areAligned(open.labels[0], label)) {
			open = { labels: [], firstRow: row, lastRow: row }
			stretches.push(open)
		}
		open.labels.push(label)
		index += label.segments.length - 1
		const after = left[index + 1]
		open.lastRow = (after?.row ?? (segments.at(-1)?.row ?? 0) + 1) - 1
	}
	const [longest] = stretches.sort((a, b) => b.labels.length - a.labels.length)
	if (longest === undefined) return null
	// One title with text beside it is no column, unless it is all that stands at the left of a page.
	const isColumn = longest.labels.length > 1 || longest.labels[0]?.segments.length === left.length
	return isColumn ? longest : null
}

function areAligned(label: Label | undefined, other: Label): boolean {
	const [a, b] = [label?.segments[0], other.segments[0]]
	if (a === undefined || b === undefined) return false
	return Math.abs(a.x - b.x) < 3 || Math.abs(a.right - b.right) < 3
}

// A title may be broken over lines.
function labelAt(
	left: readonly Segment[],
	index: number,
	column?: SideHeadingColumn,
): Label | null {
	for (let count = maxLinesOfLabel; count > 0; count--) {
		const lines = left.slice(index, index + count)
		if (lines.length < count || !areOneLabel(lines)) continue
		if (column !== undefined && lines.some(({ right }) => right > column.right)) continue
		const words = joinWords(lines)
		const kind =
			matchHeading(words) ?? (column === undefined || count > 1 ? null : kindBeside(words))
		if (kind !== null) return withRest(left, index + count, { kind, segments: lines })
	}
	return null
}

// Returns the kind of section of words in a column of titles, where words are likely a title whatever they say;
// `null` otherwise.
function kindBeside(words: string): SectionKind | null {
	return guessHeading(words).share >= shareBeside &&
		!/\d|[,;:]/.test(words) &&
		slotOfEntryLabel(words) === null
		? kindOfTitle(words)
		: null
}

const shareBeside = 0.1

/** A word for "and", or a sign; a large I is the writer. */
const opensWithAnd = new RegExp(String.raw`^(?:&|\+|(?:${andWords}|And|AND|UND|ET|EN)\b)`)

// A second line that begins with a word for "and" continues the first.
function withRest(left: readonly Segment[], index: number, label: Label): Label {
	const rest = left[index]
	if (rest === undefined || matchHeading(rest.text) !== null) return label
	if (!opensWithAnd.test(rest.text.trim())) return label
	const lines = [...label.segments, rest]
	return areOneLabel(lines) ? { ...label, segments: lines } : label
}

function readSize(segment: Segment | undefined): number {
	return segment?.items[0]?.sizePt ?? 0
}

function joinWords(lines: readonly Segment[]): string {
	return lines.map(({ text }) => text.trim()).join(' ')
}

function areOneLabel(lines: readonly Segment[]): boolean {
	return lines.every((line, index) => {
		const before = lines[index - 1]
		if (before === undefined) return true
		const sizePt = readSize(line)
		const isAligned = Math.abs(line.x - before.x) < 3 || Math.abs(line.right - before.right) < 3
		const isAlike = Math.abs(sizePt - readSize(before)) < 0.6
		return isAligned && isAlike && line.baseline - before.baseline < sizePt * 1.8
	})
}

/** The last row above the titles in which something else stands at the left. */
function lastRowBefore(
	segments: readonly Segment[],
	{ right }: SideHeadingColumn,
	row: number,
): number {
	const others = segments.filter((one) => one.row < row && one.x < right)
	return others.at(-1)?.row ?? -1
}

type Row = { row: number; baseline: number; gapBefore: number; items: TextItem[] }

function groupRows(segments: readonly Segment[], belongs: (segment: Segment) => boolean): Row[] {
	const rows = Map.groupBy(segments.filter(belongs), ({ row }) => row)
	const ordered = [...rows.entries()].sort(([a], [b]) => a - b)
	let last = Number.NEGATIVE_INFINITY
	return ordered.map(([row, parts]) => {
		const baseline = parts[0]?.baseline ?? 0
		const gapBefore = baseline - last
		last = baseline
		return { row, baseline, gapBefore, items: flattenItems(parts) }
	})
}

// A title in larger letters stands a little lower than the first line beside it: the widest gap near it parts the sections.
function startOfBody(rows: readonly Row[], { segments: [first] }: Label): number {
	if (first === undefined) return 0
	const sizePt = readSize(first)
	const near = rows
		.filter(
			({ baseline }) =>
				baseline > first.baseline - 1.5 * sizePt && baseline < first.baseline + 0.8 * sizePt,
		)
		.sort((a, b) => b.gapBefore - a.gapBefore)
	const [widest, next] = near
	if (widest !== undefined && widest.gapBefore > (next?.gapBefore ?? 0) * 1.05) return widest.row
	return rows.find(({ baseline }) => baseline > first.baseline - 0.7 * sizePt)?.row ?? first.row
}

function itemsOfRows(rows: readonly Row[], from: number, to: number): TextItem[] {
	return rows.filter(({ row }) => row >= from && row < to).flatMap(({ items }) => items)
}

function flattenItems(segments: readonly Segment[]): TextItem[] {
	return segments.flatMap(({ items }) => items)
}
