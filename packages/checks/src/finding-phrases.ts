/** A sentence with a capital first letter. */
export function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words in quotation marks, cut at a word when longer than about 60 characters. */
export function quoted(text: string): string {
	const clean = text.trim().replace(/\s+/g, ' ')
	if (clean.length <= 60) return `“${clean}”`
	const cut = clean.slice(0, 57).replace(/\s+\S*$/, '')
	return `“${cut} …”`
}

const wordsOfAnOpening = 4

/** The first words of a line as they stand there: enough to know the line by, short enough for a stroke of the marker. */
export function firstWords(text: string): string {
	return new RegExp(`^\\S+(?:\\s+\\S+){0,${wordsOfAnOpening - 1}}`).exec(text.trim())?.[0] ?? ''
}
