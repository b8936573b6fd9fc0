/** The rows of a table that has a header line and tabs between its columns; each row by the names of its columns. */
export function parseTsv<Column extends string>(text: string): Record<Column, string>[] {
	const [header = '', ...lines] = text.split('\n')
	const columns = header.split('\t') as Column[]
	return lines.map((line) => {
		const cells = line.split('\t')
		return Object.fromEntries(
			columns.map((column, index) => [column, cells[index] ?? '']),
		) as Record<Column, string>
	})
}
