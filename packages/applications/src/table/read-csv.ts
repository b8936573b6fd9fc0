/** A row of a table: the line of the text that it begins in, from 1, and its cells. */
export type CsvRow = { line: number; cells: string[] }

/** Cells beyond this are left out of a row. */
const mostCells = 200
const separators = [',', ';', '\t', '|'] as const

/**
 * Reads comma-separated values as RFC 4180 has them, also with semicolons or tabs, any line ends, and quotes that are
 * never closed. Rows without any words are left out.
 */
export function readCsv(text: string): CsvRow[] {
	const words = text.replace(/^\ufeff/, '')
	return splitRows(words, guessSeparator(words)).filter(({ cells }) =>
		cells.some((cell) => cell.trim() !== ''),
	)
}

/** The sign that the first line has most of, outside quotes. */
function guessSeparator(text: string): string {
	const end = text.search(/[\r\n]/)
	const firstLine = (end < 0 ? text : text.slice(0, end)).slice(0, 20_000)
	const bare = firstLine.replaceAll(/"[^"]*"/g, '')
	const counts = separators.map((sign) => bare.split(sign).length)
	return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** One pass over the text, so that no file takes long. */
function splitRows(text: string, separator: string): CsvRow[] {
	const rows: CsvRow[] = []
	const part =
		separator === '\t' ? /\t|\r\n|\r|\n|$/g : new RegExp(`[${separator}]|\r\n|\r|\n|$`, 'g')
	let at = 0
	let line = 1
	let row: CsvRow = { line, cells: [] }
	while (at <= text.length) {
		const { cell, next } = readCell(text, at, part)
		if (row.cells.length < mostCells) row.cells.push(cell)
		const sign = text.slice(next, next + 2) === '\r\n' ? '\r\n' : text.charAt(next)
		line += countLines(text.slice(at, next))
		at = next + Math.max(1, sign.length)
		if (sign === separator) continue
		line += 1
		rows.push(row)
		row = { line, cells: [] }
	}
	return rows
}

/** The cell that begins at a place, and where the sign after it stands. */
function readCell(text: string, at: number, part: RegExp): { cell: string; next: number } {
	if (text.charAt(at) !== '"') {
		const next = findEnd(text, at, part)
		return { cell: text.slice(at, next), next }
	}
	const close = closingQuote(text, at + 1)
	const next = findEnd(text, Math.min(close + 1, text.length), part)
	const quoted = text.slice(at + 1, close).replaceAll('""', '"')
	return { cell: quoted + text.slice(close + 1, next).trimEnd(), next }
}

function findEnd(text: string, at: number, part: RegExp): number {
	part.lastIndex = at
	return part.exec(text)?.index ?? text.length
}

function closingQuote(text: string, from: number): number {
	for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
		if (text.charAt(at + 1) !== '"') return at
	}
	return text.length
}

function countLines(text: string): number {
	return text.split(/\r\n|\r|\n/).length - 1
}
