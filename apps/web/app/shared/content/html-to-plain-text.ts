const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#x27;': "'",
}

/** The words of HTML that we made ourselves. */
export function htmlToPlainText(html: string): string {
	return (
		html
			.replace(/<[^>]+>/g, ' ')
			.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
			.replace(/\s+/g, ' ')
			// A full stop that begins a word, as in .doc, doesn't close the word before it, so its space stays.
			.replace(/ ([.,;:?!)]+)(?=\s|$)/g, '$1')
			.trim()
	)
}
