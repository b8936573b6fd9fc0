/** The signs that begin a formula in a spreadsheet, or white space that a spreadsheet skips before one. */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/u

/** A cell that no spreadsheet runs as a formula: it begins with an apostrophe, which says "text". */
export function escapeFormula(words: string): string {
	return formula.test(words) ? `'${words}` : words
}

/** The words of a cell that was guarded. */
export function unescapeFormula(cell: string): string {
	return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
