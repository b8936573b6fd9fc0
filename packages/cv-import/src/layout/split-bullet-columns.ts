import type { TextItem } from '../extracted.ts'
import { groupIntoRows } from './group-into-lines.ts'
import { isBulletMark } from './line.ts'

/** Columns of points begin at least this far apart, in sizes of the letters. */
const fewestApart = 8
/** Points further below each other than this, in sizes of the letters, belong to different lists, and words to no point. */
const mostGap = { point: 2.6, words: 1.7 }
const fewestRows = 2

/**
 * Splits the items of a page into parts that are read one after the other. Bullets in columns side by side, some of
 * which continue below, are read column by column. A page that needs no such order stays one part.
 */
export function splitBulletColumns(items: readonly TextItem[]): TextItem[][] {
	const rows = groupIntoRows(items)
	const parts: TextItem[][] = [[]]
	for (let at = 0; at < rows.length; ) {
		const columns = columnsAt(rows[at] ?? [])
		const count = columns.length > 1 ? countRows(rows.slice(at), columns) : 0
		const grid = rows.slice(at, at + count)
		if (isBrokenGrid(grid, columns)) {
			for (const column of columns.keys())
				parts.push(grid.flat().filter((item) => columnOf(item, columns) === column))
			parts.push([])
			at += count
		} else {
			parts.at(-1)?.push(...(rows[at] ?? []))
			at++
		}
	}
	return parts.filter((part) => part.length > 0)
}

// Where the points of a row begin.
function columnsAt(row: readonly TextItem[]): number[] {
	const xs = row.filter(beginsPoint).map(({ x }) => x)
	const size = row[0]?.sizePt ?? 10
	const areApart = xs.every((x, at) => at === 0 || x - (xs[at - 1] ?? 0) > fewestApart * size)
	return areApart && row[0] !== undefined && beginsPoint(row[0]) ? xs : []
}

function beginsPoint({ text }: TextItem): boolean {
	return isBulletMark(text) || isBulletMark(text.trim().charAt(0))
}

function columnOf({ x }: TextItem, columns: readonly number[]): number {
	return columns.findLastIndex((start) => x > start - 3)
}

/** How many rows from the first one on keep to the columns. */
function countRows(rows: readonly TextItem[][], columns: readonly number[]): number {
	const end = rows.findIndex((row, at) => at > 0 && !isOfGrid(row, rows[at - 1] ?? [], columns))
	return end === -1 ? rows.length : end
}

function isOfGrid(
	row: readonly TextItem[],
	above: readonly TextItem[],
	columns: readonly number[],
): boolean {
	const [first] = row
	const [last] = above
	if (first === undefined || last === undefined) return false
	const most = row.some(beginsPoint) ? mostGap.point : mostGap.words
	const isNear = first.baseline - last.baseline < most * first.sizePt
	return isNear && row.every((item) => isInColumn(item, columns))
}

// Whether an item lies in its column: a bullet begins at the edge of the column and its words to the right of that
// edge, and neither reaches the next column.
function isInColumn(item: TextItem, columns: readonly number[]): boolean {
	const at = columnOf(item, columns)
	const [start, next] = [columns[at], columns[at + 1] ?? Number.POSITIVE_INFINITY]
	if (start === undefined || item.x + item.width > next) return false
	return beginsPoint(item) ? Math.abs(item.x - start) < 3 : item.x > start + 3
}

// Whether some bullet continues in a row below it, so that reading across the rows makes no sense.
function isBrokenGrid(grid: readonly TextItem[][], columns: readonly number[]): boolean {
	const whole = grid.filter((row) => columnsAt(row).length === columns.length)
	const goesOn = grid.some((row) =>
		columns.some((_, column) => {
			const [first] = row.filter((item) => columnOf(item, columns) === column)
			return first !== undefined && !beginsPoint(first)
		}),
	)
	return whole.length >= fewestRows && goesOn
}
