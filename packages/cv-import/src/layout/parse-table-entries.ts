import { fold } from '../lexicon/fold.ts'
import { type Slot, slotByLabel } from '../lexicon/slot-labels.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, locateSpan, type Span, sliceSpan, splitSpan } from '../text/span.ts'
import { groupIntoLines } from './group-into-lines.ts'
import type { Passage } from './join-lines.ts'
import { createLine, type Line } from './line.ts'

type Column = { slot: Slot; label: Span; x: number }
type Piece = Span['pieces'][number]
type Item = Piece['item']

/** Slots of which a table of jobs or courses has at least one. */
const naming: readonly Slot[] = ['title', 'employer', 'school', 'qualification']
/** A gap this much larger than that between the lines of a cell parts two rows. */
const largerGap = 1.2

type TableForm = { before: Line[]; form: Passage[]; labels: Span[] }

/**
 * A table under a row of labels ("Employer", "Role", "Dates") as the form that it is: each of its rows line by line,
 * with its label before each value. `null` where the lines are no such table.
 */
export function parseTableEntries(lines: readonly Line[]): TableForm | null {
	const at = lines.findIndex((line) => findColumns(line) !== null)
	const head = lines[at]
	const labelled = head === undefined ? null : findColumns(head)
	if (head === undefined || labelled === null) return null
	const body = lines.slice(at + 1).filter((line) => findColumns(line) === null)
	const columns = aligned(labelled, body)
	const rows = splitRows(body, columns)
	const filled = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1)
	if (filled.length === 0 || filled.length < rows.length * 0.6) return null
	// What is said of a job stands under it, wherever its column is.
	const inOrder = [...columns.entries()].sort(([, a], [, b]) => rankColumn(a) - rankColumn(b))
	const form = rows.flatMap((row) =>
		inOrder.flatMap(([index, column]) => toPassages(column, row[index])),
	)
	return { before: lines.slice(0, at), form, labels: columns.map(({ label }) => label) }
}

const rankColumn = ({ slot }: Column) => (slot === 'duties' || slot === 'about' ? 1 : 0)

function findColumns({ span, isBullet }: Line): Column[] | null {
	const labels = splitSpan(span, /\t|\s{2,}/g)
	if (isBullet || labels.length < 2) return null
	const columns = labels.flatMap((label) => {
		const slot = matchSlot(label.text)
		const x = label.pieces[0]?.item.x
		return slot === null || x === undefined ? [] : { slot, label, x }
	})
	const isWhole = columns.length === labels.length
	return isWhole && columns.some(({ slot }) => naming.includes(slot)) ? columns : null
}

/** The columns where the words below their labels begin: a label may be centred over them. */
function aligned(columns: readonly Column[], body: readonly Line[]): Column[] {
	const items = body.flatMap(({ printed }) => printed.pieces.map(({ item }) => item))
	return columns.map((column, index) => {
		const before = columns[index - 1]
		const start =
			before === undefined
				? null
				: startBetween(items, computeMiddle(before), computeMiddle(column))
		return { ...column, x: start ?? column.x }
	})
}

// The first words behind the widest gap that no line crosses.
function startBetween(items: readonly Item[], from: number, to: number): number | null {
	const inside = items
		.filter(({ x, width }) => x + width > from && x < to)
		.toSorted((a, b) => a.x - b.x)
	let widest: { gap: number; x: number } | null = null
	let end = from
	for (const { x, width } of inside) {
		if (x > end && x - end > (widest?.gap ?? 0)) widest = { gap: x - end, x }
		end = Math.max(end, x + width)
	}
	return widest !== null && widest.gap > minGapPt ? widest.x : null
}

const minGapPt = 3

function computeMiddle({ label }: Column): number {
	const [place] = locateSpan(label)
	return place === undefined ? 0 : place.x + place.width / 2
}

// "School / College", "Dates (from – to)"
function matchSlot(label: string): Slot | null {
	const [first = ''] = label.split(/[/(]|\s(?:and|&)\s/)
	return slotByLabel.get(fold(label)) ?? slotByLabel.get(fold(first)) ?? null
}

/** The cells of each row, as the items that stand in them. */
function splitRows(lines: readonly Line[], columns: readonly Column[]): Item[][][] {
	const rows: Item[][][] = []
	const pitch = usualPitch(lines)
	const dates = columns.flatMap(({ slot }, index) => (slot === 'dates' ? index : []))
	for (const line of lines) {
		const cells = splitCells(line, columns)
		const open = rows.at(-1)
		const isApart = line.gapBefore > pitch * largerGap
		if (open === undefined || isApart || beginsRow(open, cells, dates)) rows.push(cells)
		else for (const [index, cell] of cells.entries()) open[index]?.push(...cell)
	}
	return rows
}

function usualPitch(lines: readonly Line[]): number {
	const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b)
	return (sizes[Math.floor(sizes.length / 2)] ?? 10) * 1.25
}

// A row has one date, or one in the column of each end: the next whole one begins the next row.
function beginsRow(open: readonly Item[][], cells: readonly Item[][], dates: number[]): boolean {
	const inBoth = ({ length }: readonly Item[]) => length > 0
	const areBoth = [open, cells].every((row) => dates.every((index) => inBoth(row[index] ?? [])))
	if (dates.length > 1) return areBoth
	const [before = [], now = []] = [open, cells].map((row) => row[dates[0] ?? -1])
	if (before.length === 0 || now.length === 0) return false
	const [range] = findDates(joinText(before))
	const whole = findDates(`${joinText(before)} ${joinText(now)}`)
	return range !== undefined && whole.length > 1
}

function joinText(items: readonly Item[]): string {
	return items.map(({ text }) => text.trim()).join(' ')
}

function splitCells({ printed }: Line, columns: readonly Column[]): Item[][] {
	const cells: Item[][] = columns.map(() => [])
	for (const item of new Set(printed.pieces.map((piece) => piece.item))) {
		const at = columns.findLastIndex(({ x }) => item.x >= x - item.sizePt * 0.5)
		cells[Math.max(0, at)]?.push(item)
	}
	return cells
}

function toPassages({ label, slot }: Column, items: readonly Item[] | undefined): Passage[] {
	if (items === undefined || items.length === 0) return []
	const lines = groupIntoLines(items)
	const points = slot === 'duties' ? joinPoints(lines) : [joinSpans(lines.map(({ span }) => span))]
	return points.map((point) => {
		const span = joinSpans([bare(label), point], ': ')
		const line = { ...createLine(span, items), columnRight: 0 }
		return { span, line, lines: [line], isBullet: false }
	})
}

// A label of a column stands once on the page, so that its words are those of no row.
function bare(label: Span): Span {
	return { text: label.text.split(/[/(:]/)[0]?.trim() ?? '', pieces: [] }
}

function joinPoints(lines: readonly Line[]): Span[] {
	const points: Span[] = []
	for (const line of lines) {
		const last = points.at(-1)
		if (last === undefined || line.isBullet) points.push(line.span)
		else points[points.length - 1] = joinSpans([last, line.span])
	}
	return points.filter(({ text }) => text !== '').map((span) => sliceSpan(span, 0))
}
