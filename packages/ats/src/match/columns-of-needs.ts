type Need = 'E' | 'D'
/** The head of a table: which of its cells say what is essential and what is desirable, and where they stand. */
type Head = { cells: readonly Cell[]; essential: Cell; desirable: Cell }
type Cell = { text: string; index: number; middle: number }

const fewestRows = 2
const mostRows = 60
const longestHead = 160
const longestRow = 1000
const tick = /^(?:x|✓|✔|√|☑|✅|y|yes|\*)$/i
const headOf: Record<Need, RegExp> = { E: /^essential\b.{0,20}$/i, D: /^desirable\b.{0,20}$/i }
/** What parts the head from the rows. */
const rule = /^[\s|:+–—-]+$/
const nothing = /^none\b/i
/** A letter that stands for its column is read elsewhere. */
const letter = /^[ED]$/

/**
 * The lines of an advert, where a table with a column of what is essential and one of what is desirable came along as
 * text: each thing is a line of its own that ends with (E) or (D), whether its column holds it or a tick. The head goes.
 */
export function withoutColumns(lines: readonly string[]): string[] {
	const told: string[] = []
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] ?? ''
		const head = headIn(line)
		const rows = head === null ? [] : rowsUnder(head, lines.slice(at + 1, at + 1 + mostRows))
		told.push(...(rows.length === 0 ? [line] : ['', ...rows.flat()]))
		at += 1 + rows.length
	}
	return told
}

function headIn(line: string): Head | null {
	if (line.length > longestHead) return null
	const cells = cellsOf(line)
	const [essential, desirable] = (['E', 'D'] as const).map((need) =>
		cells.find(({ text }) => headOf[need].test(text)),
	)
	return essential && desirable ? { cells, essential, desirable } : null
}

// To the last row of the table; a line between them that is none is kept. Too few may be anything.
function rowsUnder(head: Head, lines: readonly string[]): string[][] {
	const next = lines.findIndex((line) => headIn(line) !== null)
	const own = next === -1 ? lines : lines.slice(0, next)
	const rows = own.map((line) => rowOf(head, line))
	if (rows.filter((row) => row !== null).length < fewestRows) return []
	const last = rows.findLastIndex((row) => row !== null)
	return own.slice(0, last + 1).map((line, at) => rows[at] ?? (rule.test(line) ? [] : [line]))
}

function rowOf(head: Head, line: string): string[] | null {
	if (line.length > longestRow) return null
	const cells = cellsOf(line)
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
		thingsIn(cells[index]?.text ?? '').map((thing) => `${thing} (${need})`),
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

function thingsIn(cell: string): string[] {
	return cell
		.split(/(?<=[.;])\s+|\s*[•·▪]\s*/u)
		.map((thing) => thing.replace(/[;.]$/, '').trim())
		.filter((thing) => /\p{L}{3}/u.test(thing) && !nothing.test(thing))
}

/** Whether cells are told apart by marks, so that an empty one is seen. */
function isRuled(line: string): boolean {
	return /[|\t]/.test(line)
}

const gaps: readonly [string, RegExp][] = [
	['|', / *\| */g],
	['\t', / *\t */g],
]

function cellsOf(line: string): Cell[] {
	const [, gap = / {2,}/g] = gaps.find(([mark]) => line.includes(mark)) ?? []
	const inner = line.replace(/^\s*\|/, ' ').replace(/\|\s*$/, ' ')
	const cells: Cell[] = []
	let start = 0
	for (const { 0: between, index } of [...inner.matchAll(gap), { 0: '', index: inner.length }]) {
		const text = inner.slice(start, index)
		const middle = start + text.length / 2
		if (isRuled(line) || text.trim() !== '')
			cells.push({ text: text.trim(), index: cells.length, middle })
		start = index + between.length
	}
	return cells
}
