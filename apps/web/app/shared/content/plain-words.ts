const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#x27;': "'",
}

/** The words of HTML that we made ourselves. */
export function plainWords(html: string): string {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:?!)])/g, '$1')
		.trim()
}
