import { type EntrySlot, slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, locateSpan, type Span, sliceSpan, splitSpan } from '../text/span.ts'
import { groupIntoLines } from './group-into-lines.ts'
import { emptyLine, type Passage } from './join-lines.ts'
import { createLine, type Line } from './line.ts'

type Column = {
	/** `null` for a remark. */ slot: EntrySlot | null
	isKnown: boolean
	label: Span
	x: number
}
type Piece = Span['pieces'][number]
type Item = Piece['item']

/** The slots of which a table of jobs or courses has at least one. */
const naming: readonly EntrySlot[] = ['title', 'employer', 'school', 'qualification']
/** A gap this much larger than that between the lines of a cell parts two rows. */
const largerGap = 1.2

type TableForm = { before: Line[]; form: Passage[]; after: Line[]; labels: Span[] }

/**
 * Turns a table under a row of labels into a form: each row line by line, with its label before each value. Returns
 * `null` if the lines are no such table.
 */
export function parseTableEntries(
	lines: readonly Line[],
	{ linesAreParagraphs }: { linesAreParagraphs: boolean },
): TableForm | null {
	const head = findHead(lines)
	if (head === null) return null
	const { at } = head
	const below = lines.slice(at + head.count)
	const end = endOfTable(below, { columns: head.columns, linesAreParagraphs })
	const body = below.slice(0, end).filter((line) => readColumns([line]) === null)
	const named = linesAreParagraphs ? withNameOverDuties(head.columns) : head.columns
	const columns = withOneName(aligned(named, body), body)
	const rows =
		(linesAreParagraphs ? splitDatedRows(body, columns) : null) ?? splitRows(body, columns)
	const filled = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1)
	if (filled.length === 0 || filled.length < rows.length * 0.6) return null
	// The description of a job stands below it, whatever the order of the columns.
	const inOrder = [...columns.entries()].sort(([, a], [, b]) => rankColumn(a) - rankColumn(b))
	const form = rows.flatMap((row) => {
		const cells = inOrder.map(([index, column]) => {
			const inCell = linesOfCell(row[index] ?? [])
			const end = linesAreParagraphs && isNaming(column) ? countNameLines(inCell) : inCell.length
			return { named: toPassages(column, inCell.slice(0, end)), said: inCell.slice(end) }
		})
		return [
			...cells.flatMap(({ named }) => named),
			...cells.flatMap(({ said }) => said.map((line) => toPassage(line.span, line))),
		]
	})
	const labels = columns.map(({ label }) => label)
	return { before: lines.slice(0, at), form, after: below.slice(end), labels }
}

// Turns a column “Job / Duties” into one of titles if no other column has that slot: the first paragraph of its cells
// is the title.
function withNameOverDuties(columns: readonly Column[]): Column[] {
	return columns.map((column) => {
		const slot = matchSlot(column.label.text.split(labelSeparator)[0] ?? '')
		const isFree = slot !== null && columns.every((other) => other.slot !== slot)
		return column.slot === 'duties' && isFree && naming.includes(slot)
			? { ...column, slot }
			: column
	})
}

// Returns the index of the first line after a table. Text in only one column, far below the row before, is outside
// the table. In a word processor's file the paragraphs of a cell may be far apart, and the text after the table
// begins at the left edge.
function endOfTable(
	lines: readonly Line[],
	{ columns, linesAreParagraphs }: { columns: readonly Column[]; linesAreParagraphs: boolean },
): number {
	const pitch = usualPitch(lines)
	const filled = lines.map((line) => splitCells(line, columns).map(({ length }) => length > 0))
	const lastRow = filled.findLastIndex((cells) => cells.filter(Boolean).length > 1)
	const end = lines.findIndex((line, index) => {
		const cells = filled[index] ?? []
		const isAlone = cells.filter(Boolean).length < 2
		if (linesAreParagraphs) return index > lastRow && isAlone && cells[0] === true
		return index > 0 && isAlone && line.gapBefore > pitch * farGap
	})
	return end === -1 ? lines.length : end
}

const farGap = 1.9

const rankColumn = ({ slot }: Column) =>
	slot === null || slot === 'duties' || slot === 'about' ? 1 : 0

/** The lines of the labels above a table. */
type TableHead = { at: number; count: number; columns: Column[] }

const mostHeadLines = 3

function findHead(lines: readonly Line[]): TableHead | null {
	for (const at of lines.keys()) {
		const heads = Array.from({ length: mostHeadLines }, (_, index) => index + 1).flatMap(
			(count): TableHead[] => {
				const labels = lines.slice(at, at + count)
				const columns = labels.slice(1).every(isBelow) ? readColumns(labels) : null
				return columns === null ? [] : [{ at, count, columns }]
			},
		)
		const [best] = heads.sort(
			(a, b) => countKnown(b.columns) - countKnown(a.columns) || b.count - a.count,
		)
		if (best !== undefined) return best
	}
	return null
}

// The labels of one table stand close to each other.
function isBelow({ gapBefore, sizePt }: Line): boolean {
	return gapBefore < sizePt * emptyLine
}

function countKnown(columns: readonly Column[]): number {
	return columns.filter(({ isKnown }) => isKnown).length
}

/**
 * Reads the labels of lines that head a table. A label may take several lines. Returns `null` if the lines are no
 * labels.
 */
function readColumns(lines: readonly Line[]): Column[] | null {
	if (lines.some(({ isBullet }) => isBullet)) return null
	const cells = groupCells(lines)
	const columns = cells.map((label): Column => {
		const slot = matchSlot(label.text)
		const x = label.pieces[0]?.item.x ?? 0
		return { slot: slot ?? 'about', isKnown: slot !== null, label, x }
	})
	const known = columns.filter(({ isKnown }) => isKnown)
	const isWhole = known.length === columns.length && columns.length > 1
	const isMostly = known.length > 2 && known.length >= columns.length * 0.6
	const isNamed = known.some(({ slot }) => slot !== null && naming.includes(slot))
	return (isWhole || isMostly) && isNamed ? columns : null
}

// Groups cells that stand one below the other into one label. A damaged file may have a line with endless cells.
function groupCells(lines: readonly Line[]): Span[] {
	const cells = lines
		.flatMap(({ span }) => splitSpan(span, /\t|\s{2,}/g))
		.filter(({ text }) => text !== '')
		.map((span, order) => ({ span, order, place: locateSpan(span)[0] }))
	if (cells.length > mostCells) return []
	const groups: { right: number; cells: typeof cells }[] = []
	for (const cell of cells.toSorted((a, b) => (a.place?.x ?? 0) - (b.place?.x ?? 0))) {
		if (cell.place === undefined) continue
		const [last, right] = [groups.at(-1), cell.place.x + cell.place.width]
		if (last !== undefined && cell.place.x < last.right - 1) {
			last.right = Math.max(last.right, right)
			last.cells.push(cell)
		} else groups.push({ right, cells: [cell] })
	}
	return groups.map((group) =>
		joinSpans(
			group.cells.toSorted((a, b) => a.order - b.order).map(({ span }) => span),
			' ',
		),
	)
}

/** The most cells of the labels of a table, in all their lines. */
const mostCells = 36

// Keeps one of two columns that name the school, such as a college and its board: the column with more text. The
// other column becomes a remark.
function withOneName(columns: readonly Column[], body: readonly Line[]): Column[] {
	const cells = body.map((line) => splitCells(line, columns))
	const letters = columns.map((_, at) =>
		cells.reduce((sum, row) => sum + joinText(row[at] ?? []).length, 0),
	)
	return columns.map((column, at) => {
		const more = columns.some(
			(other, index) =>
				index !== at && other.slot === column.slot && (letters[index] ?? 0) > (letters[at] ?? 0),
		)
		return column.slot !== null && naming.includes(column.slot) && more
			? { ...column, slot: null }
			: column
	})
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

const labelSeparator = /[/(]|\s(?:and|&)\s/

// A label may name two things or end in a remark; its first words tell the slot.
function matchSlot(label: string): EntrySlot | null {
	const [first = ''] = label.split(labelSeparator)
	if (isPercent(label)) return 'grade'
	return slotOfEntryLabel(label) ?? slotOfEntryLabel(first)
}

function isPercent(label: string): boolean {
	return label.trim() === '%'
}

/** The cells of each row, as the items that stand in them. */
function splitRows(lines: readonly Line[], columns: readonly Column[]): Item[][][] {
	const dates = columns.flatMap(({ slot }, index) => (slot === 'dates' ? index : []))
	const pitch = usualPitch(lines)
	const apart = lines.map(({ gapBefore }, at) => at === 0 || gapBefore > pitch * largerGap)
	const byGaps = joinRows(lines, columns, (at) => apart[at] === true)
	if (areWholeRows(byGaps, dates)) return byGaps
	return joinRows(
		lines,
		columns,
		(at, open, cells) => apart[at] === true || beginsRow(open, cells, dates),
	)
}

// Splits a word processor's table into rows. The further paragraphs of its cells follow the first line of a row, and
// have no dates beside other words.
function splitDatedRows(lines: readonly Line[], columns: readonly Column[]): Item[][][] | null {
	const at = columns.findIndex(({ slot }) => slot === 'dates')
	if (at === -1) return null
	const rows = joinRows(lines, columns, (_, __, cells) => {
		const filled = cells.filter(({ length }) => length > 0).length
		return filled > 1 && findDates(joinText(cells[at] ?? [])).length > 0
	})
	const dated = rows.filter((row) => findDates(joinText(row[at] ?? [])).length > 0)
	return dated.length === rows.length ? rows : null
}

type BeginsRow = (at: number, open: readonly Item[][], cells: readonly Item[][]) => boolean

function joinRows(
	lines: readonly Line[],
	columns: readonly Column[],
	begins: BeginsRow,
): Item[][][] {
	const rows: Item[][][] = []
	for (const [at, line] of lines.entries()) {
		const cells = splitCells(line, columns)
		const open = rows.at(-1)
		if (open === undefined || begins(at, open, cells)) rows.push(cells)
		else for (const [index, cell] of cells.entries()) open[index]?.push(...cell)
	}
	return rows
}

/** Rows that gaps part are whole where several have more lines than one and none has more than the dates of one entry. */
function areWholeRows(rows: readonly Item[][][], dates: readonly number[]): boolean {
	const [column] = dates
	if (column === undefined || dates.length > 1 || rows.length < 3) return false
	return rows.every((row) => {
		const found = findDates(joinText(row[column] ?? []))
		const singles = found.filter(({ isRange, current }) => !isRange && !current)
		return found.length === 1 || (found.length === 2 && singles.length === 2)
	})
}

function usualPitch(lines: readonly Line[]): number {
	const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b)
	return (sizes[Math.floor(sizes.length / 2)] ?? 10) * 1.25
}

// A row has one date, or one in the column of each end: the next whole one begins the next row.
function beginsRow(open: readonly Item[][], cells: readonly Item[][], dates: number[]): boolean {
	const inBoth = ({ length }: readonly Item[]) => length > 0
	const areBoth = [open, cells].every((row) => dates.every((index) => inBoth(row[index] ?? [])))
	if (dates.length > 1)
		return areBoth && dates.some((at) => findDates(joinText(open[at] ?? [])).length > 0)
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

function toPassages({ label, slot }: Column, lines: readonly Line[]): Passage[] {
	if (lines.length === 0) return []
	const items = lines.flatMap(({ printed }) => printed.pieces.map(({ item }) => item))
	const points = slot === 'duties' ? joinPoints(lines) : [joinCell(slot, lines)]
	return points.map((point) => {
		const span = slot === null ? point : joinSpans([bare(label), point], ': ')
		return toPassage(span, createLine(span, items))
	})
}

function toPassage(span: Span, line: Line): Passage {
	const own = { ...line, columnRight: 0 }
	return { span, line: own, lines: [own], isBullet: line.isBullet }
}

// A cell may go on on the next page.
function linesOfCell(items: readonly Item[]): Line[] {
	return [...Map.groupBy(items, ({ page }) => page).values()].flatMap(groupIntoLines)
}

function isNaming({ slot }: Column): boolean {
	return slot !== null && naming.includes(slot)
}

/** A name has at most this many words. */
const mostWordsOfName = 8

// Counts the first paragraphs of a cell, which are the name. The description below begins with a bullet, with running
// text, or where bold ends.
function countNameLines(lines: readonly Line[]): number {
	const end = lines.findIndex(
		({ isBullet, bold, span }, at) =>
			at > 0 &&
			(isBullet ||
				(lines[0]?.bold === true && !bold) ||
				span.text.split(/\s+/).length > mostWordsOfName),
	)
	return end === -1 ? lines.length : end
}

// Joins the lines of a cell. Two dates one below the other are the first and the last of a period, whatever separates
// them.
function joinCell(slot: EntrySlot | null, lines: readonly Line[]): Span {
	const spans = lines.map(({ span }) => span)
	const whole = joinSpans(spans, ' ')
	const dates = slot === 'dates' ? findDates(whole.text) : []
	const isPair = dates.length === 2 && spans.length === 2 && !dates.some(({ isRange }) => isRange)
	return isPair ? joinSpans(spans, ' – ') : whole
}

// Returns the label of a column without its place. The label stands once on the page, so its words belong to no row.
function bare(label: Span): Span {
	const [text = ''] = label.text.split(/[/(:]/)
	return { text: isPercent(text) ? 'marks' : text.trim(), pieces: [] }
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
