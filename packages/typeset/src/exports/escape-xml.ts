const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Text as it may stand in HTML or XML, also within quotes. */
export function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
