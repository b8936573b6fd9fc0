import { ReadError } from '../read-error.ts'

/** A row of a table by the titles of its columns in small letters. */
export type Row = Readonly<Record<string, string>>

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y
const maxFields = 200_000

/** Reads comma-separated values; `firstColumn` is the title that the head of the table begins with. */
export function readTable(source: string, firstColumn: string): Row[] {
	const rows = readRows(source.replace(/^\ufeff/, ''))
	const headAt = rows.findIndex(([first]) => first?.toLowerCase() === firstColumn)
	const head = rows[headAt]?.map((title) => title.trim().toLowerCase()) ?? []
	return rows
		.slice(headAt + 1)
		.filter((row) => row.some((value) => value.trim() !== ''))
		.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index] ?? ''])))
}

function readRows(source: string): string[][] {
	const rows: string[][] = [[]]
	const matcher = new RegExp(field)
	let count = 0
	while (matcher.lastIndex < source.length) {
		const found = matcher.exec(source)
		if (found === null) throw new ReadError('file_damaged')
		if (++count > maxFields) throw new ReadError('file_too_large')
		const [, quoted, plain = '', end] = found
		rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
		if (end !== ',') rows.push([])
	}
	return rows.filter((row) => row.length > 0)
}
