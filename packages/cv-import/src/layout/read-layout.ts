import type { Extracted, ExtractedPage, TextItem } from '../extracted.ts'
import { joinSpans } from '../text/span.ts'
import { alignMarginDates } from './align-margin-dates.ts'
import { cutLongLines } from './cut-long-lines.ts'
import { type Band, findBands } from './find-columns.ts'
import { groupIntoLines } from './group-into-lines.ts'
import { findLargeName } from './large-name.ts'
import { createLine, type Line } from './line.ts'
import { markSymbolBullets } from './mark-symbol-bullets.ts'
import { removeRunningHeaders } from './remove-running-headers.ts'
import { findSideHeadingColumn, type SideHeadingColumn } from './side-heading-column.ts'
import { splitBulletColumns } from './split-bullet-columns.ts'
import { stripDrawnRules } from './strip-drawn-rules.ts'

/** Lines that are read in one go: a column, or the text above, below or beside it. */
export type Flow = {
	lines: Line[]
	/** Whether the flow is a column, which does not continue the text above it. */
	isColumn: boolean
}

export type Layout = {
	flows: Flow[]
	/** Page numbers, and lines that every page repeats. */
	furniture: Line[]
	columns: number
}

/** Puts the text of all pages in reading order, columns one after the other across pages. */
export function readLayout(extracted: Extracted): Layout {
	const [likeliest = () => ({ flows: [], furniture: [], columns: 1 })] = listLayouts(extracted)
	return likeliest()
}

/** The most other layouts that are tried. */
const mostOthers = 5

/**
 * Returns the ways to lay out a file: the likeliest first, then each in which some columns of it are rows, and last the
 * one without any columns.
 */
export function listLayouts({ pages }: Extracted): (() => Layout)[] {
	const { pages: content, furniture } = removeRunningHeaders(pages)
	const labels = findSideHeadingColumn(content)
	const usual = joinAcrossPages(content.map((page) => bandsOf(page, labels)))
	const others = readColumnsAsRows(usual)
	const bare = others.length > 1 ? [usual.map(asRows)] : []
	return [usual, ...others.slice(0, mostOthers), ...bare].map((bands) => () => ({
		flows: buildFlows(bands, smallestWidth(content)).map((flow) => ({
			...flow,
			lines: markSymbolBullets(stripDrawnRules(cutLongLines(flow.lines))),
		})),
		furniture,
		columns: countColumns(bands, content),
	}))
}

// Returns the bands once for each pair of columns in them, with the items of that pair as rows.
function readColumnsAsRows(bands: readonly Band[]): Band[][] {
	return bands.flatMap((band, at) => {
		if (band.kind !== 'columns') return []
		const within = [
			...readColumnsAsRows(band.left).map((left) => ({ ...band, left })),
			...readColumnsAsRows(band.right).map((right) => ({ ...band, right })),
		]
		return [asRows(band), ...within].map((other) => bands.with(at, other))
	})
}

function asRows(band: Band): Band {
	return band.kind === 'columns' ? { kind: 'full', items: listItems(band) } : band
}

// A name beside other words is read before them, and they before all below.
function bandsOf(page: ExtractedPage, labels: SideHeadingColumn | null): Band[] {
	const large = page.number === 1 ? findLargeName(page) : null
	if (large === null) return findBands(page, labels)
	const head = new Set([...large.name, ...large.beside])
	const items = page.items.filter((item) => !head.has(item))
	return [
		{ kind: 'full', items: large.name },
		{ kind: 'full', items: large.beside },
		...findBands({ ...page, items }, labels),
	]
}

/** A column on the next page at the same place goes on with the column above it. */
function joinAcrossPages(pages: Band[][]): Band[] {
	const joined: Band[] = []
	for (const page of pages) {
		const [first, ...rest] = page
		const last = joined.at(-1)
		const goesOn =
			first?.kind === 'columns' &&
			last?.kind === 'columns' &&
			Math.abs(first.gutterX - last.gutterX) < 40
		if (!goesOn) {
			joined.push(...page)
			continue
		}
		joined[joined.length - 1] = {
			...last,
			left: [...last.left, ...first.left],
			right: [...last.right, ...first.right],
		}
		joined.push(...rest)
	}
	return joined
}

/** Text that nothing stands beside is set at least this share of the width between equal margins. */
const leastShareOfWidth = 0.6

// Where every line of a page is shorter, the lines are short by themselves: no width broke them.
function smallestWidth(pages: readonly ExtractedPage[]): number {
	const items = pages.flatMap((page) => page.items)
	const left = Math.min(...items.map(({ x }) => x))
	const width = Math.min(...pages.map(({ widthPt }) => widthPt))
	return left + leastShareOfWidth * (width - 2 * left)
}

/** Lines of one column on all pages run to one edge, and to `leastRight` at the least, in points. */
function buildFlows(bands: readonly Band[], leastRight = 0): Flow[] {
	const columnRight = Math.max(leastRight, ...bands.flatMap(listItems).map(rightOf))
	const flows: Flow[] = []
	for (const band of bands) {
		if (band.kind !== 'columns') {
			const lines = band.kind === 'label' ? [labelLine(band)] : linesByPage(band, columnRight)
			const last = flows.at(-1)
			if (last !== undefined && !last.isColumn) last.lines.push(...lines)
			else flows.push({ lines, isColumn: false })
			continue
		}
		for (const side of inReadingOrder(band)) {
			const lines = buildFlows(side).flatMap((flow) => flow.lines)
			if (lines.length > 0) flows.push({ lines, isColumn: true })
		}
	}
	return flows
}

type Columns = Extract<Band, { kind: 'columns' }>

// Puts the side bar first, so that text below it or on the next page continues the main column.
function inReadingOrder({ left, right }: Columns): [Band[], Band[]] {
	return measureWidth(left) > measureWidth(right) * 1.25 ? [right, left] : [left, right]
}

function measureWidth(bands: readonly Band[]): number {
	const items = bands.flatMap(listItems)
	if (items.length === 0) return 0
	return Math.max(...items.map(rightOf)) - Math.min(...items.map((item) => item.x))
}

function rightOf({ x, width }: TextItem): number {
	return x + width
}

function listItems(band: Band): TextItem[] {
	return band.kind !== 'columns' ? band.items : [...band.left, ...band.right].flatMap(listItems)
}

function labelLine({ items }: Extract<Band, { kind: 'label' }>): Line {
	const lines = groupIntoLines(items)
	const words = joinSpans(
		lines.map(({ span }) => span),
		' ',
	)
	const line = createLine(words, items)
	return { ...line, columnRight: line.right }
}

function linesByPage(band: Extract<Band, { kind: 'full' }>, columnRight: number): Line[] {
	const pages = Map.groupBy(band.items, (item) => item.page)
	const lines = [...pages.values()].flatMap((items) =>
		linesOfParts(splitBulletColumns(alignMarginDates(items))),
	)
	return lines.map((line) => ({ ...line, columnRight }))
}

// Returns the lines of a page whose parts are read one after the other, each as if it stood below the part before.
function linesOfParts(parts: readonly TextItem[][]): Line[] {
	return parts.flatMap((items, at) => {
		const [first, ...rest] = groupIntoLines(items)
		if (first === undefined || at === 0) return first === undefined ? [] : [first, ...rest]
		return [{ ...first, gapBefore: first.sizePt * usualLeading }, ...rest]
	})
}

/** The usual distance between two lines of a paragraph, in sizes of their letters. */
const usualLeading = 1.2

function countColumns(bands: readonly Band[], pages: readonly ExtractedPage[]): number {
	const height = pages[0]?.heightPt ?? 0
	const counts = bands.map((band) => {
		if (band.kind !== 'columns' || band.height < height * 0.2) return 1
		return countSideBySide(band.left) + countSideBySide(band.right)
	})
	return Math.max(1, ...counts)
}

function countSideBySide(bands: readonly Band[]): number {
	return Math.max(1, ...bands.map((band) => (band.kind === 'columns' && band.height > 150 ? 2 : 1)))
}
