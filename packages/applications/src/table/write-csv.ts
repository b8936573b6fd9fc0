import { escapeFormula } from './escape-formula.ts'

/** Rows as a CSV file that every spreadsheet opens: with a mark of its encoding, every cell guarded and quoted where need be. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	const lines = rows.map((cells) => cells.map((cell) => quote(escapeFormula(cell))).join(','))
	return `\ufeff${lines.join('\r\n')}\r\n`
}

function quote(cell: string): string {
	return /["\r\n,;\t|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
