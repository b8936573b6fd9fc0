import { mostTableRows, type TableField, type TableRow } from '@app/contract/applications'
import { type CsvRow, readCsv } from './read-csv.ts'
import { readDay } from './read-day.ts'
import { readHeadings } from './read-headings.ts'
import { type RowOptions, readRow } from './read-row.ts'
import { createRecogniser, type Recognised } from './recognise-application.ts'

export type TableOptions = RowOptions & {
	/** The field of each column, where the headings don't tell it well. */
	columns?: readonly (TableField | null)[] | undefined
	/** The applications that the account already has. */
	kept: readonly Recognised[]
}

export type ReadTable = {
	columns: { heading: string; field: TableField | null }[]
	rows: TableRow[]
	rowsBeyond: number
	areDatesAmbiguous: boolean
}

/** Most rows that are looked at, so that a file of nothing but twins has an end. */
const mostLookedAt = 5 * mostTableRows
const dayFields: readonly (TableField | null)[] = ['applied_on', 'stage_on', 'next_step_on']

/** Reads a CSV file of applications; `null` for a text that is no table with headings and rows. */
export function readTable(text: string, options: TableOptions): ReadTable | null {
	// A spreadsheet's own file, or any other that is not text.
	if (text.includes('\u0000') || text.startsWith('PK\u0003\u0004')) return null
	const [head, ...body] = readCsv(text)
	if (head === undefined || body.length === 0) return null
	const found = readHeadings(head.cells)
	const fields = head.cells.map((_, column) =>
		options.columns === undefined ? (found[column] ?? null) : (options.columns[column] ?? null),
	)
	const rows = readRows(body, fields, options)
	const read = body.slice(0, rows.length)
	return {
		columns: head.cells.map((heading, column) => ({
			heading: heading.trim().slice(0, 200),
			field: fields[column] ?? null,
		})),
		rows,
		rowsBeyond: body.length - rows.length,
		areDatesAmbiguous: read.some(({ cells }) =>
			cells.some(
				(cell, column) =>
					dayFields.includes(fields[column] ?? null) && readDay(cell, options.dates).isAmbiguous,
			),
		),
	}
}

/**
 * Reads rows until a thousand of them can become applications; the rows that are left out before and between them are
 * included.
 */
function readRows(
	body: readonly CsvRow[],
	fields: readonly (TableField | null)[],
	options: TableOptions,
): TableRow[] {
	const whyLeftOut = twinFinder(options.kept)
	const rows: TableRow[] = []
	let made = 0
	for (const row of body.slice(0, mostLookedAt)) {
		if (made === mostTableRows) break
		const read = readRow(readCells(row, fields), row.line, options)
		const leftOut = read.leftOut ?? whyLeftOut(read)
		rows.push({ ...read, leftOut })
		if (leftOut === null) made += 1
	}
	return rows
}

function readCells(
	{ cells }: CsvRow,
	fields: readonly (TableField | null)[],
): Map<TableField, string> {
	return new Map(
		fields.flatMap((field, column): [TableField, string][] =>
			field === null ? [] : [[field, cells[column] ?? '']],
		),
	)
}

/** Tells of one row after the other whether it is there already, or stands in the file twice. */
function twinFinder(kept: readonly Recognised[]): (row: TableRow) => TableRow['leftOut'] {
	const [before, inFile] = [createRecogniser(kept), createRecogniser([])]
	return (row) => {
		if (before.has(row)) return 'kept_already'
		if (inFile.has(row)) return 'twice_in_file'
		inFile.add(row)
		return null
	}
}
