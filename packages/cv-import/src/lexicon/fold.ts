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

/** The lines of a word list, folded; a line may hold several words between semicolons. */
export function wordList(list: string): Set<string> {
	return new Set(
		list
			.split(/[\n;]/)
			.map(fold)
			.filter((word) => word !== ''),
	)
}
