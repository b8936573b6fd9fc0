/** The words of a search, in small letters and without accents. */
export function wordsOfSearch(query: string): string[] {
	return plain(query)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
}

/**
 * Returns how well a text fits a search: 0 unless every word of the search begins a word of the text. A word found in
 * the title weighs more than one found in the rest.
 */
export function scoreTextMatch(
	words: string[],
	{ title, rest }: { title: string; rest: string },
): number {
	const inTitle = ` ${wordsOfSearch(title).join(' ')}`
	const inRest = ` ${wordsOfSearch(rest).join(' ')}`
	const weights = words.map((word) => {
		if (inTitle.includes(` ${word}`)) return 3
		return inRest.includes(` ${word}`) ? 1 : 0
	})
	return weights.includes(0) ? 0 : weights.reduce<number>((sum, weight) => sum + weight, 0)
}

function plain(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\p{M}'’]/gu, '')
		.toLowerCase()
}
