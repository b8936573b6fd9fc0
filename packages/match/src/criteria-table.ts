import { readRowsByPosition } from './criteria-table-by-position.ts'
import { type Cell, isRuled, splitCells } from './split-cells.ts'

type Need = 'E' | 'D'
/** The head of a table: its cells, and the cells above the essential and the desirable criteria. */
type Head = { cells: readonly Cell[]; essential: Cell; desirable: Cell; isRuled: boolean }
type Table = { things: string[]; taken: number }

const fewestRows = 2
const mostRows = 60
const longestHead = 160
const longestRow = 1000
const tick = /^(?:x|✓|✔|√|☑|✅|y|yes|\*)$/i
const headOf: Record<Need, RegExp> = { E: /^essential\b.{0,20}$/i, D: /^desirable\b.{0,20}$/i }
/** The line between the head and the rows. */
const rule = /^[\s|:+–—-]+$/
const nothing = /^none\b/i
/** A letter that means a column is read by `spellOutCodes`. */
const letter = /^[ED]$/

/**
 * Returns the lines of an advert with its tables resolved. In a table with a column for essential and one for
 * desirable criteria, each criterion becomes a line that ends with (E) or (D), whether its column holds the text or a
 * tick. The head is removed.
 */
export function readCriteriaTable(lines: readonly string[]): string[] {
	const told: string[] = []
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] ?? ''
		const head = parseHead(line)
		const { things, taken } =
			head === null ? none : tableUnder(head, lines.slice(at + 1, at + 1 + mostRows))
		told.push(...(taken === 0 ? [line] : ['', ...things]))
		at += 1 + taken
	}
	return told
}

const none: Table = { things: [], taken: 0 }

function tableUnder(head: Head, lines: readonly string[]): Table {
	const rows = rowsUnder(head, lines)
	if (rows.length > 0) return { things: rows.flat(), taken: rows.length }
	return (head.isRuled ? null : readRowsByPosition(head, lines)) ?? none
}

function parseHead(line: string): Head | null {
	if (line.length > longestHead) return null
	const cells = splitCells(line)
	const [essential, desirable] = (['E', 'D'] as const).map((need) =>
		cells.find(({ text }) => headOf[need].test(text)),
	)
	return essential && desirable ? { cells, essential, desirable, isRuled: isRuled(line) } : null
}

// Reads up to the last row of the table and keeps any other line between rows. Too few rows don't make a table.
function rowsUnder(head: Head, lines: readonly string[]): string[][] {
	const next = lines.findIndex((line) => parseHead(line) !== null)
	const own = next === -1 ? lines : lines.slice(0, next)
	const rows = own.map((line) => parseRow(head, line))
	if (rows.filter((row) => row !== null).length < fewestRows) return []
	const last = rows.findLastIndex((row) => row !== null)
	return own.slice(0, last + 1).map((line, at) => rows[at] ?? (rule.test(line) ? [] : [line]))
}

function parseRow(head: Head, line: string): string[] | null {
	if (line.length > longestRow) return null
	const cells = splitCells(line, head.cells.length)
	const ticks = cells.filter(({ text, index }) => index > 0 && tick.test(text))
	if (ticks.length > 0) return tickedRow(head, { cells, ticks })
	if (cells.length < head.cells.length - 1 || !isRuled(line)) return null
	if (cells.some(({ text }) => letter.test(text))) return null
	const said = (
		[
			['E', head.essential],
			['D', head.desirable],
		] as const
	).flatMap(([need, { index }]) =>
		splitItems(cells[index]?.text ?? '').map((thing) => `${thing} (${need})`),
	)
	return head.essential.index > 0 && said.length > 0 ? said : null
}

function tickedRow(
	head: Head,
	{ cells, ticks }: { cells: Cell[]; ticks: Cell[] },
): string[] | null {
	const [first] = ticks
	const text = cells
		.slice(0, first?.index)
		.map((cell) => cell.text)
		.join(' ')
		.trim()
	const needs = ticks.map((one) => needUnder(head, { cells, one })).filter((need) => need !== null)
	if (needs.length === 0 || !/\p{L}{2}/u.test(text)) return null
	return [`${text} (${needs.includes('E') ? 'E' : 'D'})`]
}

// Rows that have all the cells of the head are told by their number, others by where they stand.
function needUnder(head: Head, { cells, one }: { cells: Cell[]; one: Cell }): Need | null {
	const columns = [
		['E', head.essential],
		['D', head.desirable],
	] as const
	if (cells.length === head.cells.length && cells.some(({ text }) => text === ''))
		return columns.find(([, { index }]) => index === one.index)?.[0] ?? null
	const away = columns.map(([need, { middle }]) => ({ need, far: Math.abs(middle - one.middle) }))
	const [near, other] = away.toSorted((a, b) => a.far - b.far)
	return near && other && near.far * 2 < other.far ? near.need : null
}

function splitItems(cell: string): string[] {
	return cell
		.split(/(?<=[.;])\s+|(?:(?<!\s)\s+)?[•·▪]\s*/u)
		.map((thing) => thing.replace(/[;.]$/, '').trim())
		.filter((thing) => /\p{L}{3}/u.test(thing) && !nothing.test(thing))
}
