import { type Cell, splitCells } from './split-cells.ts'
import { phraseWords } from './word-lists.ts'

/** A column of a table without bars: its first character position and the level of its contents. */
type Column = { start: number; need: 'E' | 'D' | null }
type Thing = { text: string; need: 'E' | 'D'; from: number; to: number }

/** Letters by which a cell may stand beside its column. */
const slack = 3
const fewestRows = 2
const narrowestLabel = 6
// An open end goes on in the row below; a row that begins with a small letter continues the one above.
const goesOn = new RegExp(
	String.raw`(?:[,&/–-]|\b(?:${phraseWords.alternatives('goes-on')}))$`,
	'i',
)
const begun = /^\p{Ll}/u
const mark = /^[•·▪◦●○*–-]\s*/u

/**
 * The things under a head whose columns are told by nothing but where they stand, each with what its column says, and how
 * many of the lines they take up; `null` where the lines are no such rows.
 */
export function readRowsByPosition(
	head: { cells: readonly Cell[]; essential: Cell; desirable: Cell },
	lines: readonly string[],
): { things: string[]; taken: number } | null {
	const columns = measureColumns(head)
	const rows = fittingRows(columns, lines)
	const isFilled = (cells: readonly Placed[]) => cells.some(({ need }) => need !== null)
	const taken = rows.findLastIndex(isFilled) + 1
	const filled = rows.filter(isFilled)
	const hasPair = filled.some((cells) => cells.length > 1)
	const holds = (need: 'E' | 'D') => filled.some((cells) => cells.some((one) => one.need === need))
	if (filled.length < fewestRows || !hasPair || !holds('E') || !holds('D')) return null
	return { things: listItems(rows.slice(0, taken)), taken }
}

function measureColumns({
	cells,
	essential,
	desirable,
}: Parameters<typeof readRowsByPosition>[0]): Column[] {
	const told = cells.map((cell): Column => {
		const { start } = cell
		if (cell === essential) return { start, need: 'E' }
		return { start, need: cell === desirable ? 'D' : null }
	})
	const isOpen = (told[0]?.start ?? 0) >= narrowestLabel
	return isOpen ? [{ start: 0, need: null }, ...told] : told
}

type Placed = { text: string; need: 'E' | 'D' | null }

// Returns the rows up to the first line that doesn't fit the table. A blank line fits, unless the table has no column
// that names its rows.
function fittingRows(columns: readonly Column[], lines: readonly string[]): Placed[][] {
	const rows: Placed[][] = []
	for (const line of lines) {
		const cells = line.trim() === '' ? [] : placed(columns, line)
		const endsHere = line.trim() === '' && columns[0]?.need !== null
		if (cells === null || endsHere) return rows
		rows.push(cells)
	}
	return rows
}

function placed(columns: readonly Column[], line: string): Placed[] | null {
	const cells = splitCells(line).map(({ text, start }) => {
		const at = columns.findLastIndex((column) => column.start - slack <= start)
		const [own, next] = [columns[at], columns[at + 1]]
		const isWithin = start + text.length < (next?.start ?? Number.POSITIVE_INFINITY)
		const fits = own !== undefined && Math.abs(own.start - start) <= slack && isWithin
		return fits ? { text, need: own.need } : null
	})
	const fitting = cells.filter((cell) => cell !== null)
	return fitting.length === cells.length ? fitting : null
}

function listItems(rows: readonly Placed[][]): string[] {
	const things: Thing[] = []
	for (const [at, cells] of rows.entries())
		for (const { text, need } of cells) {
			if (need === null) continue
			const above = things.findLast((thing) => thing.need === need && thing.to === at - 1)
			if (above !== undefined && (begun.test(text) || goesOn.test(above.text)))
				Object.assign(above, { text: `${above.text} ${text}`, to: at })
			else things.push({ text: text.replace(mark, ''), need, from: at, to: at })
		}
	return things
		.filter(({ text }) => /\p{L}{2}/u.test(text) && !/^none\b/i.test(text))
		.map(({ text, need }) => `${text.replace(/[.;]$/, '')} (${need})`)
}
