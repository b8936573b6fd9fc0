/** Returns only the letters and figures, in lower case and without accents, which two spellings of a title share. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/ß/g, 'ss')
		.replace(/ł/g, 'l')
		.replace(/&/g, ' and ')
		.replace(/['’]/g, '')
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()
}

/** The words in the first column of a table, folded; with a kind, only those that have it in the second column. */
export function foldedWords(table: string, kind?: string): Set<string> {
	const rows = table
		.split('\n')
		.slice(1)
		.map((row) => row.split('\t'))
	return new Set(
		rows.filter((row) => kind === undefined || row[1] === kind).map(([word = '']) => fold(word)),
	)
}
